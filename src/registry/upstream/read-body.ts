import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { upstreamBadAnswer } from '../../lib/errors.ts'
import { headerOf } from './freshness.ts'

type Body = Dispatcher.ResponseData['body']
type Headers = Dispatcher.ResponseData['headers']

/** Reads a whole body, at most `limit` bytes before and after decompression: more is an error that says so. */
export async function readBody(app: string, headers: Headers, body: Body, limit: number): Promise<Buffer> {
  const tooBig = () =>
    upstreamBadAnswer(
      app,
      `answered with more than ${limit} bytes. Ask for less, or raise max_result_bytes of its entry`,
      {
        limit_bytes: limit,
      },
    )
  const announced = Number(headerOf(headers, 'content-length') ?? Number.NaN)
  if (announced > limit) {
    body.destroy()
    throw tooBig()
  }
  let bytes: Buffer
  if (announced <= limit) bytes = Buffer.from(await body.arrayBuffer())
  else {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) {
        body.destroy()
        throw tooBig()
      }
      chunks.push(chunk)
    }
    bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
  }
  const encoding = headerOf(headers, 'content-encoding')?.trim().toLowerCase()
  if (!encoding || encoding === 'identity' || bytes.length === 0) return bytes
  const decode = { gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[encoding]
  if (!decode) throw upstreamBadAnswer(app, `answered with the unknown content encoding ${encoding}`)
  try {
    return decode(bytes, { maxOutputLength: limit })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooBig()
    throw upstreamBadAnswer(app, `answered with a body that is not valid ${encoding}`)
  }
}
