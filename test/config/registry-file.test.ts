import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { findPaths, findRegistryFile } from '../../src/config/paths.ts'

describe("finding the registry's service file", () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'agent-paths-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  const find = (setting = '', environment: NodeJS.ProcessEnv = {}) =>
    findRegistryFile(findPaths({ cwd: folder, environment }), setting, environment, folder)

  it('takes MCP_SERVERS_FILE, then registry.file, then the project folder, then its config folder [A-07]', () => {
    expect(find()).to.equal(undefined)
    mkdirSync(join(folder, 'config'))
    writeFileSync(join(folder, 'config', 'mcp_servers.yaml'), '')
    expect(find()).to.equal(join(folder, 'config', 'mcp_servers.yaml'))
    writeFileSync(join(folder, 'mcp_servers.yaml'), '')
    expect(find()).to.equal(join(folder, 'mcp_servers.yaml'))
    expect(find('mine.yaml')).to.equal(join(folder, 'mine.yaml'))
    expect(find('mine.yaml', { MCP_SERVERS_FILE: 'theirs.yaml' })).to.equal(join(folder, 'theirs.yaml'))
  })
})
