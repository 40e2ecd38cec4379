import { expect } from 'chai'
import type { PageSnapshot } from '../../../src/contract/page.ts'
import { weighSources } from '../../../src/agent/web/weigh-sources.ts'

const page = (...names: string[]) =>
  ({
    title: 'My boats',
    nodes: names.map((name, at) => ({ ref: `e${at}`, role: 'text', name })),
  }) as unknown as PageSnapshot

describe('what a question is answered from', () => {
  const boats = page('Date', 'Sailed (nm)', '2026-10-04', '31')
  const plan = { steps: [{ tool: 'crm_listAccounts', args: { created: '2026-10' }, columns: ['annual_revenue'] }] }
  const rows: [string, unknown, string][] = [
    ['how far did I sail in october?', plan, 'page'],
    ['what is the annual revenue of the accounts?', plan, 'services'],
    ['how many nm are there in total', { columns: ['nm'] }, 'both'],
    ['what is the airspeed of a swallow', plan, 'neither'],
  ]
  for (const [question, known, source] of rows)
    it(`${source}: ${question}`, () =>
      expect(weighSources(question.replace('far', 'much'), boats, known)).to.equal(source))
})
