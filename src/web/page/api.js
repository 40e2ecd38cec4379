/** JSON of the server; throws an Error with its message. */
export async function request(path, { method = 'GET', body } = {}) {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const value = await response.json().catch(() => undefined)
  if (!response.ok)
    throw Object.assign(new Error(messageOf(value) ?? `HTTP ${response.status}`), { status: response.status })
  return value
}

function messageOf(body) {
  if (typeof body?.detail === 'string') return body.detail
  if (Array.isArray(body?.detail)) return body.detail.map(issue => issue.msg).join('; ')
  return undefined
}

/** Sends a message and calls `on(event, data)` for each event of the answer; ends with the stream. */
export async function streamChat(body, on, signal) {
  const response = await fetch('chat/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) {
    const problem = await response.json().catch(() => undefined)
    throw new Error(messageOf(problem) ?? `HTTP ${response.status}`)
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += value
    for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
      const lines = text.slice(0, end).split('\n')
      const event = lines.find(line => line.startsWith('event: '))?.slice(7)
      const data = lines.find(line => line.startsWith('data: '))?.slice(6)
      if (event && data) on(event, JSON.parse(data))
    }
  }
}
