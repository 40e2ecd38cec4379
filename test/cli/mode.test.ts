import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { changeMode } from '../../src/cli/commands/mode.ts'
import type { CommandContext } from '../../src/cli/context.ts'
import type { LoadedSettings } from '../../src/config/load-settings.ts'
import { Settings } from '../../src/config/settings.ts'
import { listen } from '../../src/http/listen.ts'
import { findProcess } from '../../src/processes/process-table.ts'
import { writeRecord } from '../../src/processes/record.ts'

describe('agent mode', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-mode-'))
  after(() => rmSync(folder, { recursive: true }))

  it('changes the mode also where the record of a server cannot be written, and says what a restart would do', async () => {
    const asked: string[] = []
    const server = await listen(
      (req, res) => {
        asked.push(`${req.method} ${req.url}`)
        res.end('{}')
      },
      { port: 0 },
    )
    const settingsPath = join(folder, 'settings.toml')
    const record = {
      component: 'agent',
      pid: process.pid,
      process_started: findProcess(process.pid)!.started,
      leads_group: false,
      host: '127.0.0.1',
      port: server.port,
      url: server.url,
      version: '1',
      started_at: '2026-11-22T00:00:00.000Z',
      log_file: null,
      options: { mode: 'web' },
    } as const
    writeRecord(folder, record)
    writeRecord(folder, { ...record, component: 'registry', options: {} })
    // What a record is written into, before it takes the place of the old one, cannot be made.
    mkdirSync(join(folder, 'run', `agent.json.${process.pid}.tmp`))
    const notes: string[] = []
    let told: unknown
    const settings = Settings.parse({ supervision: { enabled: false } })
    const context = {
      load: () => ({ stateFolder: folder, folder, settingsPath, settings }) as unknown as LoadedSettings,
      cwd: folder,
      environment: {},
      output: { result: (data: unknown) => (told = data), note: (text: string) => notes.push(text) },
    } as unknown as CommandContext
    try {
      await changeMode(context, 'hybrid')
    } finally {
      await server.close()
    }
    expect(told).to.include({ mode: 'hybrid', applied: true })
    expect(readFileSync(settingsPath, 'utf8')).to.contain('mode = "hybrid"')
    expect(asked.filter(line => line === 'PUT /settings/mode')).to.have.length(2)
    expect(notes.join('\n')).to.contain('a restart would go back to web').and.to.contain('its record cannot be written')
  })
})
