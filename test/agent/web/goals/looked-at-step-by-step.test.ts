import { expect } from 'chai'
import { claims } from '../../../../src/agent/web/goals/claims/claims.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const plain = (id: string, more: Partial<Part> = {}): Part => ({ role: 'generic', tag: 'i', name: '', id, ...more })
const list = (name: string, ...labels: string[]): Part => ({
  role: 'combobox',
  tag: 'select',
  name,
  value: '',
  options: labels.map(label => ({ label, value: label, selected: false })),
})

describe('what is looked at step by step', () => {
  it('something is steered to a column and row, with a look after each step', async () => {
    const cells = [...Array(9).keys()].map(k =>
      plain(`c${k}`, {
        box: [(k % 3) * 20, Math.floor(k / 3) * 20, 20, 20],
        ...(k === 4 && { background: '#00aa00' }),
      }),
    )
    const page = snapshotOf([...cells, ...['←', '↑', '↓', '→'].map(name => button(name))])
    const ways: Record<string, number> = { '←': -1, '→': 1, '↑': -3, '↓': 3 }
    const { done, calls } = await doneOn(
      page,
      'Guide the beetle to row 1, column 3 with the arrows.',
      (now, { on }) => {
        const at = now.nodes.findIndex(({ background }) => background !== undefined)
        delete now.nodes[at]!.background
        now.nodes[at + ways[on as string]!]!.background = '#00aa00'
      },
    )
    expect(done).to.equal(true)
    expect(said(calls)).to.deep.equal(['click →', 'click ↑'])
    // What does not move is not pressed for ever.
    expect((await doneOn(page, 'Guide the beetle to row 1, column 3 with the arrows.')).calls).to.have.length(1)
  })

  it('an angle is measured between the two lines that have an end in common', async () => {
    const line = (to: [number, number]): Part => ({
      role: 'graphics-symbol',
      tag: 'line',
      name: '',
      shape: 'line',
      points: [[50, 50], to],
      box: [0, 0, 60, 60],
    })
    const page = snapshotOf([line([100, 50]), line([50, 0]), field('Degrees'), button('Hand in')])
    const { calls } = await doneOn(page, 'How many degrees has the angle? Type the number.')
    expect(said(calls)[0]).to.equal('type Degrees 90')
  })

  it('boxes are opened until one shows what is looked for, which alone is clicked again', async () => {
    const lids = ['a', 'b', 'c'].map(id => plain(id, { clickable: true, box: [0, 0, 30, 30] }))
    const message =
      'There is a pearl under one of the lids. Open lids until you find it, then click on it and press Done.'
    const { calls } = await doneOn(snapshotOf([...lids, button('Done')]), message, (now, { on }) => {
      const lid = now.nodes.find(({ id }) => id === on)
      if (lid) Object.assign(lid, { name: on === 'b' ? 'pearl' : 'sand', role: 'text' })
    })
    expect(said(calls)).to.deep.equal(['click a', 'click b', 'click b', 'click Done'])
  })

  it('of several entries of one name the one of the day is removed', async () => {
    const entry = (name: string, day: string): Part =>
      plain('', { in: [text(name), button('×', { id: `${day} ${name}` })] })
    const day = (name: string, ...entries: string[]): Part =>
      plain('', { tag: 'div', in: [text(name), ...entries.map(one => entry(one, name))] })
    const page = snapshotOf([day('Mon', 'choir', 'chess'), day('Fri', 'choir')])
    const message = 'Remove the entry "choir" of Friday.'
    expect(claims(message, page, true)).to.equal(true)
    expect(said((await doneOn(page, message)).calls)).to.deep.equal(['click Fri choir'])
  })

  it('things of one look are counted within the cell that is named', async () => {
    const dot = (): Part => plain('', { background: '#ee3333', box: [0, 0, 5, 5], round: true } as Partial<Part>)
    const cell = (name: string, count: number): Part => ({
      role: 'cell',
      tag: 'td',
      name: '',
      in: [text(name), ...Array.from({ length: count }, dot)],
    })
    const page = snapshotOf([cell('7', 2), cell('8', 3), field('Answer'), button('OK')])
    const { calls } = await doneOn(page, 'How many red dots (visits) does day 8 have? Type that and press OK.')
    expect(said(calls)[0]).to.equal('type Answer 3')
  })

  it('a form takes what is told of a person, as a whole or not at all', async () => {
    const fields = [field('Family name'), field('Given name'), list('Town', 'Riga', 'Cork'), field('Age')]
    const message = 'Rosa Kent from Cork is 41 years old. Fill in the record of this person and save it.'
    const { calls } = await doneOn(snapshotOf([...fields, button('Save')]), message)
    expect(said(calls)).to.deep.equal([
      'type Family name Kent',
      'type Given name Rosa',
      'select Town Cork',
      'type Age 41',
      'click Save',
    ])
    const more = await doneOn(snapshotOf([...fields, field('Shoe size'), button('Save')]), message)
    expect(said(more.calls)).not.to.include('click Save')
  })

  it('a colour is picked from an area that the field with its code opens', async () => {
    const page = snapshotOf([field('Colour', 'FFFFFF', { readonly: true }), button('Keep')])
    const { done } = await doneOn(page, 'Pick blue with the colour picker.', (now, { tool, x }) => {
      if (tool === 'click')
        now.nodes.push({ ...now.nodes[1]!, ref: 'e9', role: 'generic', name: '', box: [0, 0, 120, 60] })
      // Left of the middle all is red, right of it blue.
      else if (tool === 'click_at') now.nodes[0]!.value = (x as number) < 60 ? 'FF0000' : '0000FF'
    })
    expect(done).to.equal(true)
  })

  it('a product that the message itself says is answered, and its factors are used', async () => {
    const { calls } = await doneOn(
      snapshotOf([field('Reply'), button('OK')]),
      'What is 6 times 13? Type the answer and press OK.',
    )
    expect(said(calls)).to.deep.equal(['type Reply 78', 'click OK'])
  })

  it('what came to light on the way is unfolded, and not clicked itself', async () => {
    const { calls } = await doneOn(
      snapshotOf([button('+', { id: 'hub' })]),
      'Expand the fan and click on the item "Mint".',
      (now, { on }) => {
        if (on === 'hub')
          now.nodes.push(
            { ...now.nodes[0]!, ref: 'e8', id: 'fan', name: '', role: 'generic' },
            { ...now.nodes[0]!, ref: 'e9', id: 'Mint', name: 'Mint', parent: 'e8', depth: 1 },
          )
      },
    )
    expect(said(calls)).to.deep.equal(['click hub', 'click Mint'])
  })

  it('the cross of a dialog is meant by its letter, whatever sign is drawn', async () => {
    const page = snapshotOf([text('News'), text('✕', { tag: 'a', clickable: true }), button('OK')])
    expect(said((await doneOn(page, 'Hit the "x" of the dialog.')).calls)).to.deep.equal(['click ✕'])
  })

  it('what a plain list folds out under the mouse is looked for by pointing at its entries', async () => {
    const entry = (name: string): Part => ({ role: 'listitem', tag: 'li', name, id: name, clickable: true })
    const { calls } = await doneOn(
      snapshotOf([{ role: 'list', tag: 'ul', name: '', in: [entry('Ink'), entry('Paper')] }]),
      'Open the menu and its submenu, and click the entry "Vellum".',
      (now, { tool, on }) => {
        if (tool === 'hover' && on === 'Paper')
          now.nodes.push({ ...now.nodes[1]!, ref: 'e9', id: 'Vellum', name: 'Vellum' })
      },
    )
    expect(said(calls).at(-1)).to.equal('click Vellum')
  })
})
