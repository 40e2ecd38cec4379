import { expect } from 'chai'
import type { PageNode } from '../../../src/contract/page.ts'
import { createVault } from '../../../src/agent/secrets/vault.ts'
import { withSecrets } from '../../../src/agent/secrets/turn-secrets.ts'
import { noteTyped } from '../../../src/agent/web/note-typed.ts'

const field = (ref: string, more: Partial<PageNode>): PageNode => ({
  ref,
  role: 'textbox',
  name: '',
  depth: 0,
  tag: 'input',
  editable: true,
  ...more,
})
const NODES = [
  field('e1', { name: 'User', type: 'text' }),
  field('e2', { name: 'Word', type: 'password', focused: true }),
  field('e3', { name: 'Your PIN code', type: 'text' }),
]

describe('what is typed into fields of a page', () => {
  const hidden = (tool: string, args: Record<string, unknown>, text: string) => {
    const vault = createVault()
    withSecrets(vault, () => noteTyped(tool, args, NODES))
    return vault.hide(text)
  }

  it('is a secret by the field that it goes to', () => {
    expect(hidden('type', { ref: 'e2', text: 'staple' }, 'typed staple')).to.equal('typed [hidden]')
    expect(hidden('type', { text: 'staple' }, 'typed staple')).to.equal('typed [hidden]')
    expect(hidden('type', { ref: 'e3', text: '4711' }, 'typed 4711')).to.equal('typed [hidden]')
    expect(hidden('type', { ref: 'e1', text: 'staple' }, 'typed staple')).to.equal('typed staple')
  })

  it('is judged field by field in a form', () => {
    const fields = [
      { ref: 'e1', value: 'ann' },
      { ref: 'e2', value: 'staple' },
      { ref: 'e3', value: true },
    ]
    expect(hidden('fill_form', { fields }, 'ann, staple')).to.equal('ann, [hidden]')
  })
})
