import { expect } from 'chai'
import { actionSchema } from '../../../../src/agent/web/loop/action-schema.ts'
import type { Choices } from '../../../../src/agent/web/loop/actions.ts'
import { readAction } from '../../../../src/agent/web/loop/read-action.ts'
import { Ajv } from 'ajv'

const CHOICES: Choices = {
  click: ['e1', 'e2'],
  type: ['e2'],
  select: new Map([['e3', ['Red', 'Dark blue']]]),
  check: ['e4'],
  refs: ['e1', 'e2', 'e3', 'e4'],
  drag: [],
  addresses: ['https://a.example/'],
  hasMore: false,
  hasDialog: false,
}
const ROWS: [said: object, ok: boolean][] = [
  [{ do: 'click', ref: 'e1' }, true],
  [{ do: 'click', ref: 'e3' }, false],
  [{ do: 'click' }, false],
  [{ do: 'type', ref: 'e2', text: 'x', submit: true }, true],
  [{ do: 'type', ref: 'e1', text: 'x', submit: true }, false],
  [{ do: 'check', ref: 'e4', checked: false }, true],
  [{ do: 'press', key: 'Enter' }, true],
  [{ do: 'press', key: 'F12' }, false],
  [{ do: 'open', url: 'https://a.example/' }, true],
  [{ do: 'open', url: 'https://b.example/' }, false],
  [{ do: 'open', url: 'file:///etc/passwd' }, false],
  [{ do: 'drag', ref: 'e1', to: 'e2' }, false],
  [{ do: 'more' }, false],
  [{ do: 'dismiss_dialog' }, false],
  [{ do: 'finish', answer: 'Done' }, true],
  [{ do: 'evaluate', code: '1' }, false],
  [{ do: 'grant', origin: 'http://127.0.0.1' }, false],
]

describe('an action of a model', () => {
  const validate = new Ajv({ strict: false }).compile(actionSchema(CHOICES))
  for (const [action, ok] of ROWS)
    it(`${JSON.stringify(action)} is ${ok ? 'one' : 'none'}, for the schema and for the program`, () => {
      expect(validate({ why: 'x', action })).to.equal(ok)
      expect(readAction(JSON.stringify({ why: 'x', action }), CHOICES).error === undefined).to.equal(ok)
    })

  it('may name a choice in other letters, and no other choice', () => {
    expect(readAction('{"action":{"do":"select","ref":"e3","value":"dark BLUE"}}', CHOICES).action).to.include({
      value: 'Dark blue',
    })
    expect(readAction('{"action":{"do":"select","ref":"e3","value":"Green"}}', CHOICES).error).to.contain('"Dark blue"')
  })

  it('is read out of fences and thoughts', () => {
    const said = '<think>which?</think>Here:\n```json\n{"action": {"do": "click", "ref": "e1"},}\n```'
    expect(readAction(said, CHOICES).action).to.deep.equal({ do: 'click', ref: 'e1' })
  })

  it('does nothing else while a dialog waits', () => {
    const waiting = { ...CHOICES, hasDialog: true }
    expect(readAction('{"action":{"do":"click","ref":"e1"}}', waiting).error).to.contain('dialog')
    expect(readAction('{"action":{"do":"dismiss_dialog"}}', waiting).action).to.deep.equal({ do: 'dismiss_dialog' })
  })
})
