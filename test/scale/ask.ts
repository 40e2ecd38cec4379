/** An answer that was read to its end, or undefined where none came: nothing is asked a second time. */
export async function post<T>(
  url: string,
  body: object,
): Promise<{ status: number; requestId: string; replica: string; body: T } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return {
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? '',
      replica: response.headers.get('x-agent-pid') ?? '',
      body: JSON.parse(text) as T,
    }
  } catch {
    return undefined
  }
}

/** What a server answers with success; undefined otherwise. */
export async function get<T>(url: string): Promise<T | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    return response.ok ? ((await response.json()) as T) : undefined
  } catch {
    return undefined
  }
}
