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
