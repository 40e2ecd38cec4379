const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A number of bytes as base 62, which a double click selects whole and no shell or URL changes. */
export function toBase62(bytes: Uint8Array, length: number): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  while (text.length < length) {
    text = DIGITS[Number(number % 62n)]! + text
    number /= 62n
  }
  return text
}
