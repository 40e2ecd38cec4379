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

describe('parts of a page that no name says', () => {
  const cell = (name: string, id: string, x: number, y: number, more: Partial<Part> = {}): Part =>
    ({ role: 'generic', tag: 'div', name, id, box: [x, y, 20, 20], ...more }) as Part
  const hall = () =>
    snapshotOf([
      cell('1', 'h1', 30, 0),
      cell('2', 'h2', 60, 0),
      cell('A', 'ha', 0, 30),
      cell('B', 'hb', 0, 60),
      cell('', 'a1', 30, 30, { clickable: true }),
      cell('', 'a2', 60, 30, { clickable: true }),
      cell('', 'b1', 30, 60, { clickable: true }),
      cell('', 'b2', 60, 60, { clickable: true }),
    ])

  it('finds places of a grid by their letter and number', async () => {
    const { calls } = await doneOn(hall(), 'Reserve the seats B1 and A2.')
    expect(calls.map(({ on }) => on)).to.deep.equal(['b1', 'a2'])
    expect((await doneOn(hall(), 'Reserve the seats B1 and C2.')).calls).to.deep.equal([])
    expect((await doneOn(snapshotOf([button('B1 form')]), 'Reserve seat A2.')).calls).to.deep.equal([])
  })

  const table = () =>
    snapshotOf([
      {
        role: 'table',
        in: ['Ada', 'Bo'].map((who): Part => ({
          role: 'row',
          in: [
            { role: 'cell', name: who, clickable: true },
            ...['Mon', 'Tue'].map((day): Part => ({
              role: 'cell',
              name: '',
              heading: day,
              in: [{ role: 'checkbox', tag: 'input', name: '', id: `${who} ${day}`, checked: false }],
            })),
          ],
        })),
      },
      button('Save'),
    ])

  it('ticks the boxes of a row or of a column, and no others', async () => {
    const on = async (words: string) => (await doneOn(table(), words)).calls.map(call => call.on)
    expect(await on('Tick all boxes in the row of Bo.')).to.deep.equal(['Bo Mon', 'Bo Tue'])
    expect(await on('Tick every box in the column "Tue" and click Save.')).to.deep.equal(['Ada Tue', 'Bo Tue', 'Save'])
    expect(await on('Tick all boxes in the row of Cy and click Save.')).to.deep.equal([])
    expect(await on('Click the name in row 2.')).to.deep.equal(['Bo'])
  })

  it('clicks every cell that says a sign', async () => {
    const page = snapshotOf([
      cell('T', '1', 0, 0, { clickable: true }),
      cell('E', '2', 30, 0, { clickable: true }),
      cell('T', '3', 60, 0, { clickable: true }),
    ])
    const { calls } = await doneOn(page, 'Find every letter T in the grid and click on it.')
    expect(calls.map(({ on }) => on)).to.deep.equal(['1', '3'])
  })
})

describe('numbers that are told by others', () => {
  const typed = async (parts: Part[], words: string) =>
    (await doneOn(snapshotOf([...parts, field('')]), words)).calls.flatMap(call => call['text'] ?? [])

  it('reckons from the one number that is shown', async () => {
    expect(await typed([text('40')], 'Type the number that is 3 less than the number in the box.')).to.deep.equal([
      '37',
    ])
    expect(await typed([text('40')], 'Enter twice the number shown.')).to.deep.equal(['80'])
    expect(await typed([text('40'), text('7')], 'Enter twice the number shown.')).to.not.include('80')
  })

  it('counts what somebody has sent, adds up, and reads a chart', async () => {
    const mails = ['Ada', 'Bo', 'Ada'].map(name => text(name))
    expect(await typed(mails, 'How many letters are from Ada? Enter the number.')).to.deep.equal(['2'])
    expect(await typed(mails, 'How many posts did Bo write? Enter the number.')).to.deep.equal(['1'])
    expect(await typed([text('5¢'), text('20¢')], 'How many cents are there in all? Type the sum.')).to.deep.equal([
      '25',
    ])
    const at = (name: string, x: number, y: number) => text(name, { box: [x, y, 20, 10] })
    const chart = [at('Mon', 0, 100), at('Tue', 40, 100), at('12', 1, 40), at('31', 41, 10)]
    expect(await typed(chart, 'How many boats were sold on Tue? Type the number.')).to.deep.equal(['31'])
    expect(await typed(chart, 'How many boats were sold on Wed? Type the number.')).to.deep.equal([])
  })

  it('writes no words of the instruction for what it cannot read', async () => {
    const words = 'What time does the clock show? Enter it in the form H:MM and press Submit.'
    expect(await typed([text('clock')], words)).to.deep.equal([])
  })

  it('presses the keys of a calculator', async () => {
    const keys = [...'0123456789+-='].map((name): Part => ({ role: 'generic', tag: 'span', name, clickable: true }))
    const { calls } = await doneOn(snapshotOf(keys), 'Use the calculator to work out 12 + 30.')
    expect(calls.map(({ on }) => on).join('')).to.equal('12+30=')
  })
})
