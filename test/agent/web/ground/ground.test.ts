import { expect } from 'chai'
import type { Purpose, Target } from '../../../../src/agent/web/contract.ts'
import { ground, MARGIN } from '../../../../src/agent/web/ground/ground.ts'
import { snapshotOf } from './snapshot-of.ts'

type Parts = Parameters<typeof snapshotOf>[0]

/** What is found, by name or id, and whether it is sure. */
function find(parts: Parts, target: Partial<Target>, purpose: Purpose = 'click') {
  const snapshot = snapshotOf(parts)
  const [first, second] = ground({ said: '', ...target }, snapshot, purpose)
  const node = snapshot.nodes.find(({ ref }) => ref === first?.ref)
  return { is: node?.id ?? node?.name, sure: first !== undefined && (!second || first.score - second.score >= MARGIN) }
}

const button = (name: string, more: object = {}) => ({ role: 'button', tag: 'button', name, clickable: true, ...more })
const text = (name: string, more: object = {}) => ({ role: 'text', tag: '', name, ...more })
const field = (id: string, more: object = {}) => ({ role: 'textbox', tag: 'input', id, editable: true, ...more })

describe('which element is meant', () => {
  it('takes the very name before one that only holds it', () => {
    const parts = [button('Save draft'), button('Save'), button('Save all')]
    expect(find(parts, { name: 'save' })).to.deep.equal({ is: 'Save', sure: true })
    expect(find(parts, { name: 'save all', quoted: true })).to.deep.equal({ is: 'Save all', sure: true })
  })

  it('knows another form, a slip of the pen and another word for it', () => {
    const parts = [button('Purchase'), button('Settings'), button('Remove')]
    expect(find(parts, { name: 'setings' }).is).to.equal('Settings')
    expect(find(parts, { name: 'delete' }).is).to.equal('Remove')
    expect(find(parts, { name: 'buy' }).is).to.equal('Purchase')
  })

  it('says that it is not sure between two of a name, and knows the second', () => {
    const parts = [button('Edit', { id: 'one' }), button('Edit', { id: 'two' }), button('Edit', { id: 'three' })]
    expect(find(parts, { name: 'edit' }).sure).to.equal(false)
    expect(find(parts, { name: 'edit', ordinal: 2 })).to.deep.equal({ is: 'two', sure: true })
    expect(find(parts, { name: 'edit', ordinal: -1 })).to.deep.equal({ is: 'three', sure: true })
  })

  it('finds the button of a row by another cell of it, by relation and by its words', () => {
    const row = (name: string, id: string) => ({
      role: 'row',
      in: [
        { role: 'cell', name },
        { role: 'cell', in: [button('Delete', { id })] },
      ],
    })
    const parts = [{ role: 'table', in: [row('Ann Lee', 'ann'), row('Bob Ray', 'bob'), row('Cid Poe', 'cid')] }]
    expect(
      find(parts, { name: 'delete', relations: [{ relation: 'for', to: { said: '', name: 'Bob' } }] }),
    ).to.deep.equal({ is: 'bob', sure: true })
    expect(find(parts, { name: 'delete cid' })).to.deep.equal({ is: 'cid', sure: true })
  })

  it('finds a field by the text beside it or above it', () => {
    const parts = [
      text('Street', { box: [0, 0, 50, 20] }),
      field('street', { box: [60, 0, 100, 20] }),
      text('Town', { box: [0, 30, 50, 20] }),
      field('town', { box: [60, 30, 100, 20] }),
      text('Remarks', { box: [0, 60, 60, 20] }),
      field('remarks', { box: [0, 82, 160, 20] }),
    ]
    expect(find(parts, { name: 'town' }, 'fill')).to.deep.equal({ is: 'town', sure: true })
    expect(find(parts, { name: 'remarks' }, 'fill')).to.deep.equal({ is: 'remarks', sure: true })
  })

  it('finds an editor by the heading above its tool bar, whose buttons name themselves', () => {
    const parts = [
      text('Your review', { role: 'heading', box: [0, 0, 100, 20] }),
      button('B', { id: 'bold', box: [0, 24, 20, 16] }),
      { role: 'generic', id: 'editor', editable: true, box: [0, 42, 200, 60] as [number, number, number, number] },
    ]
    expect(find(parts, { name: 'review' }, 'fill').is).to.equal('editor')
  })

  it('takes what can be edited for typing and what can be clicked for a click', () => {
    const parts = [text('Search'), field('box', { name: 'Search' }), button('Search', { id: 'go' })]
    expect(find(parts, { name: 'search' }, 'fill').is).to.equal('box')
    expect(find(parts, { name: 'search', noun: 'button', roles: ['button'] }).is).to.equal('go')
  })

  it('finds drawn things by colour, size and shape', () => {
    const shape = (id: string, kind: string, background: string, side: number) => ({
      role: 'img',
      tag: kind,
      id,
      shape: kind,
      background,
      box: [0, 0, side, side] as [number, number, number, number],
    })
    const parts = [
      shape('a', 'circle', '#ff0000', 10),
      shape('b', 'circle', '#1e60ff', 40),
      shape('c', 'circle', '#0000ff', 12),
      shape('d', 'rect', '#0000ff', 30),
    ]
    const blue = { kind: 'color', value: 'blue' } as const
    const circle = { kind: 'shape', value: 'circle' } as const
    expect(find(parts, { attributes: [circle, blue, { kind: 'size', value: 'large' }] }).is).to.equal('b')
    expect(find(parts, { attributes: [{ kind: 'shape', value: 'square' }] })).to.deep.equal({ is: 'd', sure: true })
  })

  it('finds what is in a section that a heading begins, and what is below something', () => {
    const parts = [
      { role: 'heading', name: 'Billing', level: 2 },
      button('Change', { id: 'billing', box: [0, 40, 50, 20] }),
      { role: 'heading', name: 'Delivery', level: 2, box: [0, 80, 200, 20] as [number, number, number, number] },
      button('Change', { id: 'delivery', box: [0, 120, 50, 20] }),
    ]
    expect(
      find(parts, { name: 'change', relations: [{ relation: 'in', to: { said: '', name: 'delivery' } }] }),
    ).to.deep.equal({ is: 'delivery', sure: true })
    expect(
      find(parts, { name: 'change', relations: [{ relation: 'below', to: { said: '', name: 'delivery' } }] }),
    ).to.deep.equal({ is: 'delivery', sure: true })
  })

  it('knows icons by their class, title and alternative text', () => {
    const parts = [
      { role: 'generic', tag: 'span', id: 'x1', classes: ['icon-trash'], clickable: true },
      { role: 'generic', tag: 'span', id: 'x2', classes: ['icon-star'], clickable: true },
      { role: 'img', tag: 'img', id: 'x3', alt: 'Print', clickable: true },
    ]
    expect(find(parts, { name: 'star', noun: 'icon', roles: ['img', 'button'] })).to.deep.equal({
      is: 'x2',
      sure: true,
    })
    expect(find(parts, { name: 'print' })).to.deep.equal({ is: 'x3', sure: true })
  })

  it('knows a sign by what it shows, whatever the author says that it is for', () => {
    const parts = [button('✕', { title: 'Close', id: 'sign' }), button('Tell me more', { id: 'more' })]
    expect(find(parts, { name: 'cross' }).is).to.equal('sign')
    expect(find([button('☆', { title: 'Rate it' })], { name: 'favourite', quoted: true }).is).to.equal(undefined)
  })

  it('finds nothing where nothing fits', () => {
    expect(find([button('Save'), button('Cancel')], { name: 'newsletter' }).is).to.equal(undefined)
  })
})
