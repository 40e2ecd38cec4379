import { expect } from 'chai'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const typed = (now: { nodes: { ref: string; value?: string }[] }, call: Record<string, unknown>): void => {
  const node = now.nodes.find(({ value }) => value !== undefined)
  if (call['tool'] === 'type' && node) node.value = call['text'] as string
}

describe('what a page shows, and what it takes in words', () => {
  it('the code of a colour goes into the field that holds one, by its name or by the sample that is shown', async () => {
    const words = 'Pick the following colour with the colour picker and press Submit.'
    const told: Part = {
      role: 'generic',
      name: '',
      in: [
        text('Pick the following colour'),
        { role: 'generic', name: '', background: '#7d1ec8', box: [90, 0, 12, 12] },
        text('with the colour picker and press Submit.'),
      ],
    }
    const page = (value: string) => snapshotOf([told, field('', value), button('Submit')])
    const calls = async (message: string, value = 'FFFFFF') =>
      said((await doneOn(page(value), message, typed)).calls).map(call => call.replace(/ e\d+ /, ' '))
    expect(await calls(words)).to.deep.equal(['type 7D1EC8', 'click Submit'])
    expect(await calls(words, '#ffffff')).to.deep.equal(['type #7d1ec8', 'click Submit'])
    expect(await calls('Choose teal with the colour picker, then press Submit.')).to.deep.equal([
      'type 008080',
      'click Submit',
    ])
  })

  it('a field of a board is one also where its sign is all that it is', async () => {
    const cells = [...Array(9).keys()].map((at): Part => {
      const box: [number, number, number, number] = [(at % 3) * 36, Math.floor(at / 3) * 36, 36, 36]
      const sign = { 0: 'X', 1: 'X', 4: 'O', 8: 'O' }[at]
      return { role: sign ? 'text' : 'generic', tag: 'div', name: sign ?? '', id: `f${at}`, clickable: true, box }
    })
    const { calls } = await doneOn(snapshotOf(cells), 'As X, win the game of tic-tac-toe.')
    expect(said(calls)[0]).to.equal('click f2')
  })

  it('a file without an extension is told by its name', async () => {
    const page = snapshotOf([text('$'), text('', { id: 'out' }), field('')])
    const { calls } = await doneOn(page, 'Use the terminal to delete a file that has no extension.', (now, call) => {
      if (call['text'] === 'ls') now.nodes.find(({ id }) => id === 'out')!.name = 'tea.md notes salt.js'
    })
    expect(calls.map(call => call['text'])).to.deep.equal(['ls', 'rm notes'])
  })
})

describe('what a drawing has in it', () => {
  const figure = (shape: string, x: number, more: Partial<Part> = {}): Part => ({
    role: 'graphics-symbol',
    tag: shape,
    shape,
    name: '',
    box: [x, 10, 20, 20],
    background: '#ff0000',
    ...more,
  })
  const letter = (name: string, x: number): Part => text(name, { tag: 'text', box: [x, 10, 8, 12], color: '#0000ff' })
  const page = (...parts: Part[]) =>
    snapshotOf([
      {
        role: 'generic',
        name: '',
        background: '#ffffff',
        box: [0, 0, 160, 210],
        in: [
          {
            role: 'generic',
            name: '',
            box: [0, 0, 160, 200],
            in: [{ role: 'img', tag: 'svg', name: '', in: parts }, ...['2', '3', '4', '5'].map(name => button(name))],
          },
        ],
      },
    ])
  const answer = async (words: string, ...parts: Part[]) => said((await doneOn(page(...parts), words)).calls)

  it('the ground that it lies on is none of its figures', async () =>
    expect(
      await answer(
        'How many rectangles are there?',
        figure('rect', 0, { box: [0, 0, 30, 20] }),
        figure('rect', 40, { box: [40, 0, 30, 20] }),
        figure('circle', 80),
      ),
    ).to.deep.equal(['click 2']))

  it('things that differ are counted together, with letters that stand on no figure', async () => {
    const parts = [
      figure('rect', 0),
      figure('circle', 30),
      figure('circle', 60, { box: [60, 10, 8, 8] }),
      letter('j', 90),
      letter('7', 5),
    ]
    expect(await answer('How many items are there?', ...parts)).to.deep.equal(['click 4'])
    expect(await answer('How many shapes are there?', ...parts)).to.deep.equal(['click 3'])
  })
})

describe('controls that tell nothing of themselves', () => {
  it('what lies under a plus is reached by opening it', async () => {
    const under = (name: string): Part => text(name, { clickable: true, hidden: true, box: [48, 48, 4, 4] })
    const lid: Part = {
      role: 'generic',
      tag: 'div',
      name: '',
      id: 'lid',
      clickable: true,
      box: [30, 30, 40, 40],
      in: [text('+', { box: [40, 40, 20, 20] })],
    }
    const { calls } = await doneOn(
      snapshotOf([under('K'), under('q'), lid]),
      'Click on the item labelled "q".',
      (now, call) => {
        if (call['on'] === 'lid') for (const node of now.nodes.slice(0, 2)) node.hidden = false
      },
    )
    expect(said(calls)).to.deep.equal(['click lid', 'click q'])
  })

  it('a colour is taken from the list that bears only a sign, the first that eyes call so', async () => {
    const swatch = (id: string, background: string): Part => button('', { id, background, hidden: true })
    const editor: Part = { role: 'textbox', name: 'Text', value: 'oak elm ash', editable: true, in: [] }
    const page = snapshotOf([
      button('', { id: 'bold' }),
      button('', { id: 'list', expanded: false }),
      swatch('pale', '#cce0f5'),
      swatch('sea', '#0066cc'),
      swatch('plum', '#9933ff'),
      editor,
    ])
    page.nodes = page.nodes.filter(({ hidden }) => !hidden)
    const { calls } = await doneOn(page, 'Give the text elm the color blue.', (now, call) => {
      if (call['on'] !== 'list') return
      now.nodes.find(({ id }) => id === 'list')!.expanded = true
      now.nodes.push(
        ...snapshotOf([swatch('black', '#000000'), swatch('sea', '#0066cc'), swatch('plum', '#9933ff')]).nodes.map(
          (node, at) => ({ ...node, hidden: false, ref: `f${at}` }),
        ),
      )
    })
    expect(calls.filter(({ tool }) => tool === 'click').map(({ on }) => on)).to.deep.equal(['list', 'sea'])
  })
})
