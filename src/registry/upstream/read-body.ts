import { Readable, type Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import type { Dispatcher } from 'undici'
import { upstreamBadAnswer } from '../../lib/errors.ts'
import { headerOf } from './freshness.ts'

type Body = Dispatcher.ResponseData['body']
type Headers = Dispatcher.ResponseData['headers']

/** A body as far as it was read. */
export interface ReadBody {
  bytes: Buffer
  /** There was more than the limit; `bytes` is the beginning. */
  truncated: boolean
}

/** A content coding (RFC 9110 § 8.4.1): at once for what fits, as a stream for the beginning of what does not. */
interface Coding {
  whole: (bytes: Buffer, options: { maxOutputLength: number }) => Buffer
  stream: () => Transform
}

const gzip: Coding = { whole: zlib.gunzipSync, stream: zlib.createGunzip }
const CODINGS: Readonly<Record<string, Coding | undefined>> = {
  gzip,
  'x-gzip': gzip,
  // Some services send the bare format (RFC 1951) and call it deflate.
  deflate: {
    whole: (bytes, options) =>
      ((bytes[0] as number) & 0x0f) === 8 ? zlib.inflateSync(bytes, options) : zlib.inflateRawSync(bytes, options),
    stream: zlib.createInflate,
  },
  br: { whole: zlib.brotliDecompressSync, stream: zlib.createBrotliDecompress },
  zstd: { whole: zlib.zstdDecompressSync, stream: zlib.createZstdDecompress },
}

/**
 * Reads a body, at most `limit` bytes before and after decompression; of a longer one the beginning, and the rest is
 * never fetched (case M17). Rejects for a content coding that is unknown or broken.
 */
export async function readBody(app: string, headers: Headers, body: Body, limit: number): Promise<ReadBody> {
  const announced = Number(headerOf(headers, 'content-length') ?? Number.NaN)
  const sent =
    announced <= limit
      ? { bytes: Buffer.from(await body.arrayBuffer()), truncated: false }
      : await readBeginning(body as AsyncIterable<Buffer>, limit)
  const encoding = headerOf(headers, 'content-encoding')
  if (!encoding || sent.bytes.length === 0) return sent
  // The last coding was applied last.
  const names = encoding
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  let read = sent
  for (const name of names.toReversed()) if (name && name !== 'identity') read = await decode(app, name, read, limit)
  return read
}

/** Leaving the loop destroys the stream, which cancels the request. */
async function readBeginning(body: AsyncIterable<Buffer>, limit: number): Promise<ReadBody> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    chunks.push(size > limit ? chunk.subarray(0, chunk.length - (size - limit)) : chunk)
    if (size > limit) return { bytes: Buffer.concat(chunks), truncated: true }
  }
  return { bytes: chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks), truncated: false }
}

async function decode(app: string, name: string, { bytes, truncated }: ReadBody, limit: number): Promise<ReadBody> {
  const coding = CODINGS[name]
  if (!coding) throw upstreamBadAnswer(app, `answered with the unknown content encoding ${name.slice(0, 40)}`)
  if (!truncated) {
    try {
      return { bytes: coding.whole(bytes, { maxOutputLength: limit }), truncated: false }
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_BUFFER_TOO_LARGE')
        throw upstreamBadAnswer(app, `answered with a body that is not valid ${name}`)
    }
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of Readable.from([bytes]).pipe(coding.stream()) as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, Math.max(0, limit - size)))
      size += chunk.length
      if (size >= limit) break
    }
  } catch {
    // The end of a cut body is missing; what came before it is good.
  }
  return { bytes: Buffer.concat(chunks), truncated: true }
}
