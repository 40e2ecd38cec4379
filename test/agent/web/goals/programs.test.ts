import { expect } from 'chai'
import type { PageSnapshot } from '../../../../src/contract/page.ts'
import { asksForProgram } from '../../../../src/agent/web/goals/asked-by-words.ts'
import { readRounds } from '../../../../src/agent/web/goals/rounds.ts'
import { readSuperlative } from '../../../../src/agent/web/goals/values/measure.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const row = (...parts: Part[]): Part => ({ role: 'generic', tag: 'div', in: parts })
const nodeOf = (page: PageSnapshot, name: unknown) =>
  page.nodes.find(({ id, name: own }) => id === name || own === name)
const card = (id: string, x: number): Part => ({
  role: 'generic',
  tag: 'div',
  id,
  clickable: true,
  box: [x, 0, 30, 30],
})

describe('programs over a page, of several moves with a look after each', () => {
  it('tells what only a program can be meant by from what a clause says', () => {
    for (const asked of [
      'Click the longer of the two ropes. Do this 3 times.',
      'Solve all of the equations, then press Done.',
      'Press the arrow keys in the order given below.',
      'Press Go, remember the sequence in which the lamps flash, and repeat it.',
      'Flip the tiles to find all matching pairs.',
      'Keep playing until you have won twice.',
      'Guess the secret word letter by letter, by pressing the letters.',
      'Remove the second line of the note.',
      'Use the console to rename a.txt to b.old.',
      'Press Stop once the lamp turns red.',
    ])
      expect(asksForProgram(asked), asked).to.equal(true)
    for (const plain of [
      'Answer the message from Ann.',
      'Delete the line of Ann from the table.',
      'Play the song of the day.',
      'Press Enter when you are done.',
      'Replace the photo.',
      'Turn the page.',
      'Rename a.txt to b.old.',
      'Click Save once the title is right.',
    ])
      expect(asksForProgram(plain), plain).to.equal(false)
  })

  it('does what was said as often as was said, and looks anew each time', async () => {
    const numbers = [
      ['3', '8'],
      ['9', '1'],
      ['4', '6'],
    ]
    let round = 0
    const tile = (name: string): Part => ({ role: 'generic', tag: 'div', name, clickable: true })
    const page = snapshotOf([row(tile('3'), tile('8'))])
    const { calls } = await doneOn(page, 'Click the larger of the two numbers. Do this three times.', now => {
      round++
      const next = numbers[round]
      if (next) now.nodes.filter(({ clickable }) => clickable).forEach((node, at) => (node.name = next[at]!))
    })
    expect(calls.map(({ on }) => on)).to.deep.equal(['8', '9', '6'])
    expect(readRounds('Press Next. Repeat this 4 times in a row.')).to.deep.equal({ text: 'Press Next.', rounds: 4 })
    expect(readRounds('Do the dishes 3 times a day').rounds).to.equal(1)
  })

  it('takes a comparative of two as what a superlative says of more', () => {
    expect(readSuperlative('the smaller number')).to.include({ by: 'number', most: false })
    expect(readSuperlative('the more expensive one of the two')).to.include({ by: 'money', most: true })
    expect(readSuperlative('the number larger than 5')).to.equal(undefined)
    expect(readSuperlative('the later train')).to.equal(undefined)
  })

  it('finds the pairs of cards that show what they are only when turned', async () => {
    const faces: Record<string, string> = { a: 'Q', b: 'K', c: 'K', d: 'Q' }
    let open: string[] = []
    const turn = (now: PageSnapshot, { on }: Call) => {
      if (open.length === 2 && faces[open[0]!] !== faces[open[1]!]) for (const id of open) nodeOf(now, id)!.name = ''
      open = open.length === 2 ? [String(on)] : [...open, String(on)]
      nodeOf(now, on)!.name = faces[String(on)]!
    }
    const page = snapshotOf([row(card('a', 0), card('b', 40), card('c', 80), card('d', 120))])
    const { done, calls } = await doneOn(page, 'Turn over two cards at a time until all pairs are found.', turn)
    expect(done).to.equal(true)
    expect(calls.length).to.be.lessThan(9)
  })

  it('guesses a hidden word by its letters, and stops when it is there', async () => {
    const word = 'TENT'
    const got = new Set<string>()
    const keys = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((name): Part => ({ role: 'generic', name, clickable: true }))
    const page = snapshotOf([text('____', { id: 'w' }), row(...keys)])
    const { calls } = await doneOn(page, 'Guess the word by pressing letters.', (now, { on }) => {
      got.add(String(on))
      nodeOf(now, 'w')!.name = [...word].map(letter => (got.has(letter) ? letter : '_')).join('')
    })
    expect(calls.length).to.be.lessThan(10)
  })

  it('clicks the words of a sentence one after the other, each only once', async () => {
    const piece = (name: string, id: string): Part => ({ role: 'generic', name, id, clickable: true })
    const page = snapshotOf([
      piece('sees', '1'),
      piece('the', '2'),
      piece('the', '3'),
      piece('fox', '4'),
      piece('cat', '5'),
    ])
    const { calls } = await doneOn(page, 'Click the words so that they form the sentence "the fox sees the cat".')
    expect(calls.map(({ on }) => on)).to.deep.equal(['2', '4', '1', '3', '5'])
    const none = await doneOn(page, 'Click the words so that they form the sentence "the fox sees the hen".')
    expect(none.calls).to.deep.equal([])
  })

  it('takes out or replaces a part of a text, and leaves the rest', async () => {
    const page = () => snapshotOf([field('', 'one gull\ntwo boats\nthree nets', { tag: 'textarea' }), button('Save')])
    const typed = async (words: string) => (await doneOn(page(), words)).calls.map(call => call['text'] ?? call.on)
    expect(await typed('Delete the second line of the text and click Save.')).to.deep.equal([
      'one gull\nthree nets',
      'Save',
    ])
    expect(await typed('Replace the word "boats" with "ships" in the text.')).to.deep.equal([
      'one gull\ntwo ships\nthree nets',
    ])
    expect(await typed('Remove the word gull from the text, then press Save.')).to.deep.equal([
      'one\ntwo boats\nthree nets',
      'Save',
    ])
    expect(await typed('Replace the word "whale" with "ships" in the text and click Save.')).to.deep.equal([])
  })

  it('waits until something has the colour that was said', async () => {
    const lamp = (color: string): Part => ({ role: 'generic', tag: 'div', background: color, box: [0, 0, 20, 20] })
    const page = snapshotOf([lamp('#008000'), button('Go')])
    expect(said((await doneOn(page, 'Press Go as soon as the lamp turns green.')).calls)).to.deep.equal(['click Go'])
  })

  it('presses the keys that are drawn', async () => {
    const page = snapshotOf([row(text('→'), text('→'), text('↑'))])
    const { calls } = await doneOn(page, 'Press the arrow keys in the order shown.')
    expect(calls.flatMap(call => call['key'] ?? [])).to.deep.equal(['ArrowRight', 'ArrowRight', 'ArrowUp'])
  })
})
