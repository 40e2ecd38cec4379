import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { describeHistory, describeRestarts } from '../../../src/processes/supervision/describe-restarts.ts'
import {
  addRestart,
  isHistoryOf,
  readHistory,
  writeHistory,
  type ComponentHistory,
} from '../../../src/processes/supervision/history.ts'

const history = (given: Partial<ComponentHistory> = {}): ComponentHistory => ({
  pid: 7,
  count: 0,
  restarts: [],
  ended_at: '2026-01-01T00:00:00.000Z',
  reason: 'it was killed',
  last_line: 'the last words',
  next_restart: null,
  gave_up: false,
  ...given,
})

describe('the history of restarts', () => {
  it('is written and read again; nonsense is no history', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-history-'))
    mkdirSync(join(folder, 'run'))
    expect(readHistory(folder)).to.deep.equal({})
    writeHistory(folder, { crm: history() })
    expect(readHistory(folder)).to.deep.equal({ crm: history() })
    for (const text of ['', '[1]', '{"crm": 5}', '{"crm": {"pid": "7"}}', '{"nobody": {}}']) {
      writeFileSync(join(folder, 'run', 'restarts.json'), text)
      expect(readHistory(folder), text).to.deep.equal({})
    }
    rmSync(folder, { recursive: true })
  })

  it('counts every restart and keeps a limited number of times', () => {
    const one = history()
    for (let time = 1; time <= 1500; time++) addRestart(one, time)
    expect([one.count, one.restarts.length, one.restarts.at(-1)]).to.deep.equal([1500, 1000, 1500])
    expect(describeHistory(one)).to.include({ restarts: 1500, last_restart: new Date(1500).toISOString() })
  })

  it('is that of the process that ended, and of the one that is starting in its place', () => {
    const one = history({ starting: 8 })
    expect([7, 8, 9].map(pid => isHistoryOf(one, pid))).to.deep.equal([true, true, false])
    expect(isHistoryOf(undefined, 7)).to.equal(false)
  })

  it('is told in words, by what the component does now', () => {
    const now = Date.parse('2026-01-01T00:00:10Z')
    const say = (one: ComponentHistory, state: 'running' | 'crashed', isSupervised = true) =>
      describeRestarts('crm', one, { state, isSupervised, now })
    const waiting = history({ next_restart: '2026-01-01T00:00:14Z' })
    const rows: [said: string, expected: string][] = [
      [say(history(), 'running'), ''],
      [
        say(history({ count: 2, restarts: [0, 1000] }), 'running'),
        '; restarted twice, last at 1970-01-01T00:00:01.000Z: it was killed',
      ],
      [say(waiting, 'crashed'), ': it was killed; it is started again in 4 s; it wrote last: the last words'],
      [
        say({ ...waiting, next_restart: '2026-01-01T00:00:00Z' }, 'crashed'),
        ': it was killed; it is being started again; it wrote last: the last words',
      ],
      [say(waiting, 'crashed', false), ': it was killed; nothing starts it again; it wrote last: the last words'],
      [
        say(
          history({ count: 5, gave_up: true, reason: 'it said the last words', last_line: 'the last words.' }),
          'crashed',
        ),
        ': it said the last words; gave up after 5 restarts. What happened: agent logs crm. Start it: agent restart crm',
      ],
    ]
    for (const [said, expected] of rows) expect(said).to.equal(expected)
  })
})
