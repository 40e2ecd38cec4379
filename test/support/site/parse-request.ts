import type { IncomingMessage } from 'node:http'

/** Fields of a form (encoded either way) or of a JSON document. */
export async function parseBody(req: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  if (chunks.length === 0) return {}
  const bytes = Buffer.concat(chunks)
  const type = req.headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data') || type.startsWith('application/x-www-form-urlencoded')) {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    const fields: Record<string, unknown> = {}
    for (const name of new Set(form.keys())) {
      const values = form.getAll(name).map(value => (typeof value === 'string' ? value : describeFile(value)))
      fields[name] = values.length > 1 ? values : values[0]
    }
    return fields
  }
  const value: unknown = JSON.parse(bytes.toString())
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : { value }
}

const describeFile = (file: { name: string; size: number }) => ({ name: file.name, bytes: file.size })

export const parseCookies = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header
      .split('; ')
      .filter(Boolean)
      .map(pair => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
      }),
  )
