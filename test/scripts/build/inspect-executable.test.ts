import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { FUSE } from '../../../scripts/build/executable.ts'
import { checkExecutable, inspectExecutable } from '../../../scripts/build/inspect-executable.ts'

/** The first bytes of an executable, with the mark of a single executable behind them. */
function header(write: (bytes: Buffer) => void, fuse = '1'): Buffer {
  const bytes = Buffer.alloc(256)
  write(bytes)
  return Buffer.concat([bytes, Buffer.from(`${FUSE}:${fuse}`)])
}
const elf = (machine: number, fuse?: string) =>
  header(bytes => (bytes.writeUInt32BE(0x7f454c46), bytes.writeUInt16LE(machine, 18)), fuse)
const machO = (machine: number) => header(bytes => (bytes.writeUInt32LE(0xfeedfacf), bytes.writeUInt32LE(machine, 4)))
const pe = (machine: number) =>
  header(bytes => {
    bytes.write('MZ')
    bytes.writeUInt32LE(0x80, 0x3c)
    bytes.write('PE\0\0', 0x80)
    bytes.writeUInt16LE(machine, 0x84)
  })

describe('the check of a built executable', () => {
  it('reads the platform from the header', () => {
    const platforms = [elf(0x3e), elf(0xb7), machO(0x01000007), machO(0x0100000c), pe(0x8664)].map(bytes => {
      const { platform, arch } = inspectExecutable(bytes)
      return `${platform}-${arch}`
    })
    expect(platforms).to.deep.equal(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win-x64'])
    expect(() => inspectExecutable(elf(0xf3))).to.throw('unknown processor (0xf3)')
    expect(() => inspectExecutable(Buffer.alloc(512))).to.throw('no ELF')
  })

  it('knows the Node that runs this as one without a blob', function () {
    if (process.platform !== 'linux') return this.skip()
    expect(inspectExecutable(readFileSync(process.execPath))).to.deep.equal({
      format: 'elf',
      platform: 'linux',
      arch: process.arch,
      fuse: 'off',
    })
  })

  it('refuses another platform, a mark that is off, a missing blob and a missing asset', () => {
    const blob = Buffer.from('blob with settings.toml')
    const built = Buffer.concat([elf(0x3e), blob])
    checkExecutable(built, 'linux-x64', blob, ['settings.toml'])
    expect(() => checkExecutable(built, 'linux-arm64', blob, [])).to.throw('Built for linux-x64 instead')
    expect(() => checkExecutable(Buffer.concat([elf(0x3e, '0'), blob]), 'linux-x64', blob, [])).to.throw('is off')
    expect(() => checkExecutable(elf(0x3e), 'linux-x64', blob, [])).to.throw('The blob is not in it')
    expect(() => checkExecutable(built, 'linux-x64', blob, ['page.html'])).to.throw('Assets are missing: page.html')
  })
})
