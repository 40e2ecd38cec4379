/** A text to be found, and what stands in its place afterwards. */
export interface Needle {
  bytes: Buffer
  shown: Buffer
}

/** Replaces every needle in bytes; the same object when none is in them. */
export type ReplaceNeedles = (bytes: Buffer) => Buffer

/**
 * Searches for many texts at once (Wu and Manber 1994, blocks of two bytes): the result of every call passes through
 * here, and its time hardly depends on how many there are. Of needles that begin at the same place the longest counts.
 */
export function createReplacer(needles: readonly Needle[]): ReplaceNeedles {
  const sorted = needles.toSorted((left, right) => right.bytes.length - left.bytes.length)
  const shortest = sorted.at(-1)?.bytes.length ?? 0
  if (shortest < 2) return bytes => bytes
  // How far a window may move, by its last two bytes; zero: a needle may begin where the window does.
  const shifts = new Uint8Array(0x10000).fill(Math.min(255, shortest - 1))
  const byBlock = new Map<number, Needle[]>()
  for (const needle of sorted) {
    const { bytes } = needle
    for (let end = 1; end < shortest; end++) {
      const block = ((bytes[end - 1] as number) << 8) | (bytes[end] as number)
      shifts[block] = Math.min(shifts[block] as number, shortest - 1 - end)
      if (end === shortest - 1) byBlock.set(block, [...(byBlock.get(block) ?? []), needle])
    }
  }
  return bytes => {
    let parts: Buffer[] | undefined
    let copied = 0
    for (let end = shortest - 1; end < bytes.length;) {
      const block = ((bytes[end - 1] as number) << 8) | (bytes[end] as number)
      const shift = shifts[block] as number
      if (shift > 0) {
        end += shift
        continue
      }
      const start = end - shortest + 1
      const found = byBlock.get(block)?.find(needle => isAt(bytes, start, needle.bytes))
      if (!found) {
        end++
        continue
      }
      ;(parts ??= []).push(bytes.subarray(copied, start), found.shown)
      copied = start + found.bytes.length
      end = copied + shortest - 1
    }
    return parts ? Buffer.concat([...parts, bytes.subarray(copied)]) : bytes
  }
}

const isAt = (bytes: Buffer, start: number, needle: Buffer) =>
  bytes[start] === needle[0] &&
  start + needle.length <= bytes.length &&
  bytes.compare(needle, 0, needle.length, start, start + needle.length) === 0
