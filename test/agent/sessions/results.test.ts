import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { openSessionStore, type SessionLimits } from '../../../src/agent/sessions/session-store.ts'
import { writeCsv } from '../../../src/lib/write-csv.ts'
import type { Turn, TurnOutcome } from '../../../src/agent/turn.ts'
import type { AnswerData } from '../../../src/contract/chat.ts'
import { failureOf } from '../../support/failure-of.ts'
import { parseCsv } from '../support/parse-csv.ts'
import { startAgent, type TestAgent } from '../support/start-agent.ts'
import { fillDisk, storeAnswer } from '../support/store-answer.ts'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Company "${id}", Ltd.`,
    revenue: id * 1.5,
    active: id % 2 === 0,
  }))

/** Answers by the message: "rows 200" has 200 rows; any other gives the data of that name. */
const NAMED: Record<string, AnswerData> = {
  number: { result: 42.5 },
  text: { result: '=1+1' },
  nothing: { result: null },
  none: {},
  record: { result: { id: 7, tags: ['a', 'b'], owner: { name: 'Ann' }, note: null } },
  scalars: { result: ['CA', 'TX', null, 'N"Y'], columns: ['state'] },
  wide: { result: [{ a: 1 }, { b: 2 }, { c: { d: [3] }, a: true }], columns: ['b', 'gone'] },
  part: { result: rowsOf(2), complete: false },
  'secret:': { result: rowsOf(300).map(row => ({ ...row, name: `Hunter2!x ${row.id}` })) },
  large: { result: rowsOf(60).map(row => ({ ...row, text: 'x'.repeat(5000) })), total: 60 },
}
const engine = {
  answer: async ({ message }: Turn): Promise<TurnOutcome> => {
    const count = /^rows (\d+)/.exec(message)?.[1]
    const data = count === undefined ? NAMED[message.split(' ')[0]!]! : { result: rowsOf(Number(count)) }
    return { response: message, data, confidence: 1, toolsUsed: [], memory: null }
  },
  execute: () => Promise.reject(new Error('nothing to do')),
  close: async () => undefined,
}

/** 410, and why. */
async function expectGone(reading: Promise<unknown>, why: RegExp): Promise<void> {
  const gone = await failureOf(reading)
  expect(gone?.message).to.match(why)
  expect(gone?.status).to.equal(410)
}

describe('complete results', () => {
  let agent: TestAgent
  before(async () => {
    agent = await startAgent({ engine })
  })
  after(() => agent.close())

  const get = (session: string, place: number | string, more = '') =>
    fetch(`${agent.url}/sessions/${session}/messages/${place}/result${more}`)
  async function ask(message: string) {
    const { metadata } = await agent.chat(message)
    return { session: metadata.session_id, place: metadata.place! }
  }

  for (const count of [0, 1, 200, 201, 20_000])
    it(`of ${count} rows are all there, as JSON and as CSV, over a restart too`, async () => {
      const { session, place } = await ask(`rows ${count}`)
      if (count === 201) await agent.restart()
      expect(await (await get(session, place)).json()).to.deep.equal(rowsOf(count))
      const [head, ...records] = parseCsv(await (await get(session, place, '?format=csv')).text())
      expect(head).to.deep.equal(count ? ['id', 'name', 'revenue', 'active'] : ['value'])
      expect(records).to.deep.equal(rowsOf(count).map(row => Object.values(row).map(String)))
      const stored = (await agent.send(`/sessions/${session}`)).body.messages[place]
      expect(stored.data.result).to.have.length(Math.min(count, 200))
      expect(stored.result_rows).to.equal(count > 200 ? count : undefined)
    })

  const texts: [string, unknown, string][] = [
    ['number', 42.5, 'value\r\n42.5\r\n'],
    ['text', '=1+1', `value\r\n"'=1+1"\r\n`],
    ['record', NAMED.record!.result, `id,tags,owner,note\r\n7,"[""a"",""b""]","{""name"":""Ann""}",\r\n`],
    ['scalars', NAMED.scalars!.result, 'state\r\nCA\r\nTX\r\n""\r\n"N""Y"\r\n'],
    ['wide', NAMED.wide!.result, 'b,a,c\r\n,1,\r\n2,,\r\n,true,"{""d"":[3]}"\r\n'],
  ]
  for (const [message, json, csv] of texts)
    it(`may be a ${message}`, async () => {
      const { session, place } = await ask(message)
      expect(await (await get(session, place, '?format=json')).json()).to.deep.equal(json)
      const bytes = Buffer.from(await (await get(session, place, '?format=csv')).arrayBuffer())
      expect(bytes.toString()).to.equal(`\uFEFF${csv}`)
      expect(await (await get(session, place, '?format=csv&bom=false')).text()).to.equal(csv)
    })

  it('are whole where the message keeps none of it, being too long', async () => {
    const { session, place } = await ask('large')
    const stored = (await agent.send(`/sessions/${session}`)).body.messages[place]
    expect(stored.data.result).to.equal(undefined)
    expect(stored.result_rows).to.equal(60)
    expect(await (await get(session, place)).json()).to.deep.equal(NAMED.large!.result)
  })

  it('are saved under the question, and do nothing in a browser', async () => {
    const { session, place } = await ask('rows 3 ../of "Müller & Co": what?')
    const { headers } = await get(session, place, '?format=csv')
    expect(headers.get('content-disposition')).to.equal(
      `attachment; filename="rows 3 .. of M?ller & Co what.csv"; filename*=UTF-8''rows%203%20..%20of%20M%C3%BCller%20%26%20Co%20what.csv`,
    )
    expect(headers.get('content-type')).to.match(/^text\/csv; charset=utf-8/)
    expect(headers.get('x-content-type-options')).to.equal('nosniff')
    expect(headers.get('content-security-policy')).to.contain('sandbox')
    const head = await fetch(`${agent.url}/sessions/${session}/messages/${place}/result`, { method: 'HEAD' })
    expect([head.status, await head.text()]).to.deep.equal([200, ''])
  })

  it('say in their name that they are not complete', async () => {
    const { session, place } = await ask('part of it')
    expect((await get(session, place)).headers.get('content-disposition')).to.contain(
      '"part of it (not complete).json"',
    )
  })

  it('hold no secret of their conversation', async () => {
    const { session, place } = await ask('secret: the password is Hunter2!x')
    const text = await (await get(session, place)).text()
    expect(text).to.contain('[hidden]').and.not.contain('Hunter2')
    expect(JSON.parse(text)).to.have.length(300)
    const bytes = readdirSync(agent.folder).map(name => readFileSync(join(agent.folder, name), 'latin1'))
    expect(bytes.join('')).not.to.contain('Hunter2')
  })

  it('are refused where there is none', async () => {
    const { session, place } = await ask('nothing')
    const none = await ask('none')
    expect((await get(session, place)).status).to.equal(404)
    expect((await get(none.session, none.place)).status).to.equal(404)
    expect((await get(session, 0)).status).to.equal(404)
    expect((await get(session, 99)).status).to.equal(404)
    expect((await get('nobody', 1)).status).to.equal(404)
    expect((await get(session, -1)).status).to.equal(422)
    expect((await get(session, 'x')).status).to.equal(422)
    expect((await get(session, 1, '?format=xls')).status).to.equal(422)
  })

  it('go with a replaced question and with their conversation', async () => {
    const { session, place } = await ask('rows 300')
    await agent.chat('number', { session_id: session, replaces: 0 })
    expect(await (await get(session, place)).json()).to.equal(42.5)
    await agent.chat('rows 300', { session_id: session })
    await agent.send(`/sessions/${session}`, undefined, 'DELETE')
    expect((await get(session, 3)).status).to.equal(404)
    const { database, close } = await openSessionStore(agent.folder)
    const kept = await database.all<{ message_id: number }>('SELECT message_id FROM results')
    expect(kept.map(({ message_id }) => message_id)).not.to.include(1)
    const orphans = `SELECT count(*) AS n FROM results WHERE message_id NOT IN (SELECT id FROM messages)`
    expect(await database.get(orphans)).to.deep.include({ n: 0 })
    await close()
  })
})

describe('the limits of complete results', () => {
  const metadata = {
    execution_time: 0,
    tools_used: [],
    confidence: 1,
    session_id: 's',
    mode: 'api' as const,
    engine: 'builtin' as const,
  }
  /** A store with these limits, and answers with results of so many rows. */
  async function withResults(
    results: SessionLimits['results'],
    counts: number[],
    look: (read: (place: number) => Promise<unknown>) => Promise<void>,
  ) {
    const folder = mkdtempSync(join(tmpdir(), 'agent-results-'))
    const store = await openSessionStore(folder, { sessions: 10, messages: 100, results: results! })
    try {
      for (const count of counts) {
        await store.addQuestion('s', 'rows')
        await storeAnswer(store, 's', { response: 'r', data: { result: rowsOf(count) }, metadata })
      }
      await look(async place => (await store.readResult('s', place)).result)
    } finally {
      await store.close()
      rmSync(folder, { recursive: true })
    }
  }

  it('leave out what has too many rows, and say so', () =>
    withResults({ rows: 300, bytes: 1e6, allBytes: 1e9 }, [300, 301], async read => {
      expect(await read(1)).to.have.length(300)
      await expectGone(
        read(3),
        /^The result had 301 rows; at most 300 rows and 977 KB are kept\. Ask for a part of it\.$/,
      )
    }))

  it('leave out what is too large, and say so', () =>
    withResults({ rows: 1e6, bytes: 30_000, allBytes: 1e9 }, [300, 3000], async read => {
      expect(await read(1)).to.have.length(300)
      await expectGone(read(3), /3,000 rows \(\d{3} KB\); at most .* and 30 KB are kept/)
    }))

  it('let the oldest go for the latest', () =>
    withResults({ rows: 1e6, bytes: 1e9, allBytes: 20_000 }, [2000, 250, 2000], async read => {
      await expectGone(read(1), /made room for newer ones/)
      expect(await read(5)).to.have.length(2000)
    }))

  it('lose the result and not the answer where the disk is full, and say so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-results-'))
    const store = await openSessionStore(folder)
    try {
      await store.addQuestion('s', 'rows')
      await fillDisk(store, 10)
      const result = Array.from({ length: 5000 }, () => ({ id: randomUUID(), other: randomUUID() }))
      await storeAnswer(store, 's', { response: 'r', data: { result: result.map(({ id }) => id) }, metadata })
      await expectGone(
        store.readResult('s', 1),
        /^The result had 5,000 rows \(191 KB\), which could not be stored: the disk may be full\. Ask again to get it\.$/,
      )
      expect((await store.readSession('s'))!.messages[1]!.data!.result).to.have.length(200)
    } finally {
      await store.close()
      rmSync(folder, { recursive: true })
    }
  })

  it('keep the file small: results are compressed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-results-'))
    const store = await openSessionStore(folder)
    await store.addQuestion('s', 'rows')
    await storeAnswer(store, 's', { response: 'r', data: { result: rowsOf(50_000) }, metadata })
    await store.close()
    expect(statSync(join(folder, 'sessions.sqlite')).size).to.be.below(JSON.stringify(rowsOf(50_000)).length / 4)
    rmSync(folder, { recursive: true })
  })
})

describe('CSV', () => {
  const cell = (value: unknown) => parseCsv([...writeCsv([{ a: value, b: 'z' }])].join(''))[1]![0]

  for (const [value, shown] of [
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['  =1', "'  =1"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ['-5', '-5'],
    ['+4917012345', '+4917012345'],
    ['-1,234.50', '-1,234.50'],
    [-5, '-5'],
    [1e21, '1e+21'],
    ['a=b', 'a=b'],
    ['', ''],
    ['say "hi"', 'say "hi"'],
    ['two\r\nlines', 'two\r\nlines'],
    [' space ', ' space '],
    [{ a: '=1' }, '{"a":"=1"}'],
    [['=1'], '["=1"]'],
    [false, 'false'],
    [0, '0'],
    [undefined, ''],
  ] as const)
    it(`has ${JSON.stringify(value) ?? 'undefined'} as ${JSON.stringify(shown)}`, () =>
      expect(cell(value)).to.equal(shown))

  it('makes names of columns harmless too', () => {
    const [head] = parseCsv([...writeCsv([{ '=1+1': 1, 'a,b': 2, '': 3 }])].join(''))
    expect(head).to.deep.equal(["'=1+1", 'a,b', ''])
  })

  it('takes values that are no records beside those that are', () =>
    expect([...writeCsv([1, { a: 2 }, [3]])].join('')).to.equal('value,a\r\n1,\r\n,2\r\n[3],\r\n'))

  it('is read back as it was written, whatever the texts are', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ a: fc.string(), b: fc.string({ unit: 'binary' }) }), { minLength: 1 }), rows => {
        const [, ...records] = parseCsv([...writeCsv(rows)].join(''))
        const plain = (text: string, cell: string) => cell === text || cell === `'${text}`
        expect(records).to.have.length(rows.length)
        for (const [at, { a, b }] of rows.entries())
          expect(plain(a, records[at]![0]!) && plain(b, records[at]![1]!)).to.equal(true)
      }),
    )
  })
})
