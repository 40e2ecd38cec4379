import { expect } from 'chai'
import type { PageSnapshot } from '../../../../src/contract/page.ts'
import { closerOver } from '../../../../src/agent/web/uncover.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, said, text, type Part } from './done-on.ts'

const link = (name: string): Part => ({ role: 'link', tag: 'a', name, clickable: true })
const choice = (name: string): Part => ({ role: 'text', tag: 'span', name, clickable: true })
const choices = (...names: string[]): Part => ({ role: 'generic', tag: 'div', name: '', in: names.map(choice) })

describe('a product is opened, chosen and bought', () => {
  const list = snapshotOf([link('Oak table'), link('Oak chair'), link('Steel lamp')])
  const product = snapshotOf([choices('small', 'large'), choices('red', 'grey'), button('Buy now')]).nodes
  const open = (now: PageSnapshot, { on }: Record<string, unknown>) => {
    if (on === 'Oak chair')
      now.nodes = product.map(node => ({
        ...node,
        ref: `p${node.ref}`,
        ...(node.parent && { parent: `p${node.parent}` }),
      }))
  }
  const bought = async (message: string) => said((await doneOn(list, message, open)).calls)

  it('by the words for it and for its choices', async () =>
    expect(await bought('Buy a large oak chair in grey.')).to.deep.equal([
      'click Oak chair',
      'click large',
      'click grey',
      'click Buy now',
    ]))

  it('and not where a word is left over', async () =>
    expect(await bought('Buy a large oak chair in green.')).not.to.include('click Buy now'))

  it('and not where two things are as good', async () => expect(await bought('Buy an oak thing.')).to.deep.equal([]))
})

describe('a notice with one button', () => {
  const covered = (...buttons: string[]) =>
    snapshotOf([
      { ...button('Sign in'), box: [10, 60, 60, 20] },
      {
        role: 'generic',
        tag: 'div',
        name: '',
        box: [0, 40, 200, 100],
        in: [
          text('We bake cookies.', { box: [0, 40, 200, 20] }),
          ...buttons.map(name => ({ ...button(name), box: [0, 100, 40, 20] as [number, number, number, number] })),
        ],
      },
    ])
  const closer = (page: PageSnapshot, mayAnswer = true) => closerOver(page, 'e1', mayAnswer)?.closer.name

  it('is done with by it, for somebody who lets the agent answer', () => {
    expect(closer(covered('Fine'))).to.equal('Fine')
    expect(closer(covered('Understood'))).to.equal('Understood')
    expect(closer(covered('Fine'), false)).to.equal(undefined)
    expect(closer(covered('Pay'))).to.equal(undefined)
  })
})
