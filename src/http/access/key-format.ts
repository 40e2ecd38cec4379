import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { toBase62 } from './base62.ts'

/**
 * `agk_<id>_<secret><checksum>`. The prefix and the fixed length let secret scanners find a key in a repository, the
 * checksum keeps them from finding what only looks like one and tells a mistyped key without a look into the store (the
 * form of GitHub's tokens). 43 digits of base 62 hold the 256 random bits of the secret.
 */
export const KEY_PATTERN = /^agk_([0-9A-Za-z]{8})_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/
const SECRET_BYTES = 32

/** A new key: the only time that it is known as a whole. */
export function createKey(): { id: string; key: string; sha256: string } {
  const id = toBase62(randomBytes(6), 8).slice(-8)
  const secret = toBase62(randomBytes(SECRET_BYTES), 43)
  return { id, key: `agk_${id}_${secret}${checksumOf(`agk_${id}_${secret}`)}`, sha256: hashSecret(secret) }
}

/** The parts of a key; undefined for what is none, mistyped keys included. */
export function readKey(text: string): { id: string; secret: string } | undefined {
  const [, id, secret, checksum] = KEY_PATTERN.exec(text) ?? []
  if (id === undefined || secret === undefined || checksum !== checksumOf(`agk_${id}_${secret}`)) return undefined
  return { id, secret }
}

/**
 * What is kept of a secret. A fast hash is right here: 256 random bits cannot be guessed however fast one may try, which
 * is what slow hashes are for (they protect words that people choose), and it is computed on every request.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

function checksumOf(text: string): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(text))
  return toBase62(bytes, 6)
}
