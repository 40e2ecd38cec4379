import { FUSE } from './executable.ts'

/** What the file header of an executable says about itself. */
export interface Executable {
  format: 'elf' | 'mach-o' | 'pe'
  platform: 'linux' | 'darwin' | 'win'
  arch: string
  /** How often the mark of a single executable stands in it, switched on. */
  fuse: 'on' | 'off' | 'missing'
}

/** ELF e_machine, Mach-O cputype and PE Machine of the processors that npm has a Node for. */
const MACHINES = {
  elf: { 0x3e: 'x64', 0xb7: 'arm64' },
  'mach-o': { 0x01000007: 'x64', 0x0100000c: 'arm64' },
  pe: { 0x8664: 'x64', 0xaa64: 'arm64' },
} as const satisfies Record<Executable['format'], Record<number, string>>

const PLATFORMS = { elf: 'linux', 'mach-o': 'darwin', pe: 'win' } as const

/** Reads the header of an ELF (gABI § 4), Mach-O (mach-o/loader.h) or PE file (PE/COFF § 3). Throws for anything else. */
export function inspectExecutable(bytes: Buffer): Executable {
  const { format, machine } = readHeader(bytes)
  const arch = (MACHINES[format] as Record<number, string>)[machine]
  if (!arch) throw new Error(`The ${format} file is for an unknown processor (0x${machine.toString(16)})`)
  const at = bytes.indexOf(`${FUSE}:`)
  const state = at === -1 ? undefined : String.fromCharCode(bytes[at + FUSE.length + 1]!)
  return { format, platform: PLATFORMS[format], arch, fuse: state === '1' ? 'on' : state === '0' ? 'off' : 'missing' }
}

function readHeader(bytes: Buffer): { format: Executable['format']; machine: number } {
  if (bytes.readUInt32BE(0) === 0x7f454c46) return { format: 'elf', machine: bytes.readUInt16LE(18) }
  if (bytes.readUInt32LE(0) === 0xfeedfacf) return { format: 'mach-o', machine: bytes.readUInt32LE(4) }
  if (bytes.toString('latin1', 0, 2) === 'MZ') {
    const header = bytes.readUInt32LE(0x3c)
    if (bytes.toString('latin1', header, header + 4) === 'PE\0\0')
      return { format: 'pe', machine: bytes.readUInt16LE(header + 4) }
  }
  throw new Error('This is no ELF, 64-bit Mach-O or PE file')
}

/**
 * Checks an executable that was built: the right file for the platform, its mark switched on, the blob in it, and with
 * the blob every asset by its name. Throws with what is wrong. (Whether it runs only its own platform can tell.)
 */
export function checkExecutable(bytes: Buffer, target: string, blob: Buffer, assets: readonly string[]): void {
  const { platform, arch, fuse } = inspectExecutable(bytes)
  if (`${platform}-${arch}` !== target) throw new Error(`Built for ${platform}-${arch} instead of ${target}`)
  if (fuse !== 'on') throw new Error(`The mark that makes it start from the blob is ${fuse}`)
  const at = bytes.indexOf(blob)
  if (at === -1) throw new Error('The blob is not in it')
  const missing = assets.filter(name => !blob.includes(name))
  if (missing.length > 0) throw new Error(`Assets are missing: ${missing.join(', ')}`)
}
