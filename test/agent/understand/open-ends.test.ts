import { expect } from 'chai'
import { readOpenEnds } from '../../../src/agent/understand/conditions/open-ends.ts'
import { emptySelection, type Draft, type Node } from '../../../src/agent/understand/reading/draft.ts'
import type { Chunk } from '../../../src/agent/understand/chunks/chunk.ts'
import type { Entity, Field } from '../../../src/agent/understand/entity-model/catalogue-model.ts'

const date = (column: string, nullable: boolean): Field => ({
  column, words: column.split('_'), role: 'date', type: 'string', description: '', choices: [], nullable,
}) // oxfmt-ignore
const kind = (fields: Field[]): Entity => ({
  key: 'claims', app: 'desk', noun: 'claim', words: ['claim'], fields, nameFields: [], sources: [], operations: [],
}) // oxfmt-ignore
const chunk = (text: string, from: number): Chunk => ({
  from, to: from + 1, text, kind: 'mention', entities: [], fields: [], values: [], scopes: [], arguments: [], certainty: 1,
}) // oxfmt-ignore

/** The conditions that "open claims" gets. */
function read(fields: Field[]): unknown[] {
  const entity = kind(fields)
  const node: Node = { at: 1, entity, selection: emptySelection(entity), implicit: false, previous: false }
  const draft = {
    message: { text: 'open claims', tokens: [{ start: 0, end: 4 }, { start: 5, end: 11 }], literals: [], today: '2026-01-01' },
    app: { name: 'desk', entities: [entity] }, chunks: [chunk('open', 0), chunk('claims', 1)], nodes: [node],
    decisions: [], picks: new Map(),
  } as unknown as Draft // oxfmt-ignore
  readOpenEnds(draft)
  return node.selection.where.map(({ columns, op }) => [...columns, op])
}

describe('readOpenEnds', () => {
  it('takes what is open for what lacks the day of its end', () =>
    expect(read([date('filed_on', false), date('closed_on', true)])).to.deep.equal([['closed_on', 'empty']]))
  it('guesses nothing where the day is always there, or where there are two', () => {
    expect(read([date('closed_on', false)])).to.deep.equal([])
    expect(read([date('closed_on', true), date('resolved_on', true)])).to.deep.equal([])
  })
})
