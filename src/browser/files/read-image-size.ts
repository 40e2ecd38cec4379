/** Width and height of a PNG (its IHDR chunk) or a JPEG (its frame header, ITU T.81 § B.2.2), in pixels. */
export function readImageSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.readUInt32BE(0) === 0x89504e47) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes.readUInt16BE(at)
    // Frame headers are SOF0 to SOF15, without the tables that lie between them.
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { width: 0, height: 0 }
}
