import { expect } from 'chai'
import type { PageSnapshot } from '../../../../src/contract/page.ts'
import { withoutEcho } from '../../../../src/agent/web/goals/hands.ts'
import { claims } from '../../../../src/agent/web/goals/claims/claims.ts'
import { findExtreme } from '../../../../src/agent/web/goals/mechanisms/extreme.ts'
import { sayPlainly, tellsWhere } from '../../../../src/agent/web/goals/say-plainly.ts'
import { solve } from '../../../../src/agent/web/goals/values/arithmetic.ts'
import { asksWhatIsHeld, numberAsked } from '../../../../src/agent/web/goals/values/counted.ts'
import { itemsThat } from '../../../../src/agent/web/goals/values/item-conditions.ts'
import { readSuperlative } from '../../../../src/agent/web/goals/values/measure.ts'
import { dateField } from '../../../../src/agent/web/goals/widgets/fields-of-kind.ts'
import { shapesOf } from '../../../../src/agent/web/ground/attributes.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { readByPage } from '../../../../src/agent/web/fit/to-steps.ts'
import { readInstructions } from '../../../../src/agent/web/read/read-instructions.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const option = (label: string) => ({ label, value: label, selected: false })
const list = (name: string, labels: string[]): Part => ({
  role: 'combobox',
  tag: 'select',
  name,
  options: labels.map(option),
})
const row = (heads: string[], cells: string[]): Part => ({
  role: 'row',
  in: cells.map((name, at) => ({
    role: 'cell',
    tag: 'td',
    name,
    heading: heads[at]!,
    column: at + 1,
    clickable: at === 0,
  })),
})

describe('ordinary tasks of small pages', () => {
  it('a page that repeats the message is not cut by that: what is waited for is not the message', () => {
    const page = snapshotOf([text('Wait until the message Ready appears.'), text('Working')])
    const seen = withoutEcho(page, 'Wait until the message Ready appears.')
    expect(seen.nodes.map(({ name }) => name)).to.deep.equal(['Working'])
    expect(seen.total).to.equal(seen.nodes.length)
  })

  it('a message that the page shows in several parts is left out whole, also where its last word is short', async () => {
    const page = snapshotOf([
      {
        role: 'generic',
        name: '',
        in: [text('Look through the pages to find and click on the link "'), text('oak'), text('".')],
      },
      { role: 'link', name: 'elm', in: [] },
      { role: 'link', name: 'oak', in: [] },
    ])
    const words = 'Look through the pages to find and click on the link "oak".'
    expect(withoutEcho(page, words).nodes.map(({ name }) => name)).to.deep.equal(['elm', 'oak'])
  })

  it('a question in a dialog is answered by the button that is called so', async () => {
    const page = snapshotOf([text('Would you like tea?'), button('Yes'), button('No'), button('Later')])
    const pressed = async (words: string) => said((await doneOn(page, words)).calls)
    expect(await pressed('Answer the question in it with "Later".')).to.deep.equal(['click Later'])
    expect(await pressed('Answer the question in the dialog box with No.')).to.deep.equal(['click No'])
    expect(await pressed('Answer the question in it with "Perhaps".')).to.deep.equal([])
  })

  it('a field is for dates where its pattern or the text beside it says so, and only then', () => {
    const page = (...fields: Part[]) => readPage(snapshotOf(fields))
    expect(dateField(page(field('City'), field('', '', { placeholder: 'mm/dd/yyyy' })))?.placeholder).to.equal(
      'mm/dd/yyyy',
    )
    expect(dateField(page(field('City'), field('', '', { placeholder: 'Your name' })))).to.equal(undefined)
  })

  it('what only tells where something is, or how it behaves, becomes no order', () => {
    expect(sayPlainly('Click the file X. It is in the folder Music.')).to.equal('in the folder Music, click the file X')
    expect(tellsWhere('Open plan.txt. It is stored in the Old folder.')).to.equal(true)
    expect(tellsWhere('Open plan.txt. It is in a bad state.')).to.equal(false)
    expect(sayPlainly('Click the mole 3 times. It moves to another hole after every hit.')).to.equal(
      'Click the mole 3 times.',
    )
    expect(sayPlainly('Type the text. It is: wait after each click.')).to.include('wait after each click')
    expect(sayPlainly('Add Chad with the help of the suggestions, then save.')).to.equal('Add Chad, then save.')
    expect(sayPlainly('Fix it with the help of the manual.')).to.include('the manual')
  })

  it('adjectives are compared in the column that they measure', async () => {
    const heads = ['Name', 'Age', 'Height']
    const rows = [
      ['Ann', '71', '166 cm'],
      ['Bo', '24', '181 cm'],
      ['Cy', '40', '152 cm'],
    ]
    const page = snapshotOf([{ role: 'table', in: rows.map(cells => row(heads, cells)) }])
    const clicked = async (words: string) => said((await doneOn(page, words)).calls)
    expect(await clicked('Who is the oldest? Click on the name.')).to.deep.equal(['click Ann'])
    expect(await clicked('Who is the youngest? Click the name.')).to.deep.equal(['click Bo'])
    expect(await clicked('Who is the tallest? Click on the name.')).to.deep.equal(['click Bo'])
    expect(await clicked('Who is the shortest? Click on it.')).to.deep.equal(['click Cy'])
    // Rows of several texts are not compared by their letters.
    expect(findExtreme(readPage(page), readSuperlative('the shortest')!)).to.equal(undefined)
    const words = snapshotOf(
      ['plum', 'fig', 'apple'].map(name => ({ role: 'generic', tag: 'span', name, clickable: true })),
    )
    expect(findExtreme(readPage(words), readSuperlative('the shortest word')!)?.name).to.equal('fig')
  })

  it('a written sum is worked out, with the gap under its line', () => {
    expect(solve('36 − 12 ?')).to.equal(24)
    expect(solve('7 + 5 = ?')).to.equal(12)
    expect(solve('36 − ?')).to.equal(undefined)
  })

  it('a round box is a circle', () => {
    const [node] = snapshotOf([{ role: 'generic', background: '#ee0000', box: [0, 0, 20, 20] }]).nodes
    expect([...shapesOf(node!)]).to.include('square')
    expect([...shapesOf({ ...node!, round: true })]).to.include('circle')
  })

  it('shapes are told by the letter that is drawn on them', async () => {
    const circle = (id: string, x: number): Part => ({
      role: 'graphics-symbol',
      tag: 'circle',
      shape: 'circle',
      id,
      background: '#ffcc66',
      clickable: true,
      box: [x, 0, 30, 30],
    })
    const letter = (name: string, x: number): Part => ({ role: 'text', tag: 'text', name, box: [x, 10, 8, 10] })
    const page = snapshotOf([circle('one', 0), letter('K', 11), circle('two', 50), letter('P', 61)])
    expect(said((await doneOn(page, 'Click on the circle with the letter P.')).calls)).to.deep.equal(['click two'])
    expect((await doneOn(page, 'Click on the circle with the letter Q.')).calls).to.deep.equal([])
  })

  it('the only one of its kind is the one that has no like', async () => {
    const sign = (name: string, id: string): Part => ({
      role: 'text',
      tag: 'span',
      name,
      id,
      clickable: true,
      box: [0, 0, 20, 20],
    })
    const page = snapshotOf([
      { role: 'generic', in: [sign('★', 'a'), sign('♣', 'b'), sign('★', 'c'), sign('☂', 'd'), sign('☂', 'e')] },
    ])
    expect(said((await doneOn(page, 'Click on the symbol that appears only once.')).calls)).to.deep.equal(['click b'])
    const two = snapshotOf([{ role: 'generic', in: [sign('★', 'a'), sign('♣', 'b'), sign('☂', 'd'), sign('☂', 'e')] }])
    expect((await doneOn(two, 'Click on the symbol that is used only once.')).calls).to.deep.equal([])
  })

  it('amounts by kinds are set in their rows, and ordered', async () => {
    const amount = (name: string): Part => ({
      role: 'row',
      in: [
        { role: 'cell', tag: 'td', name },
        {
          role: 'cell',
          tag: 'td',
          in: [
            { role: 'spinbutton', tag: 'input', type: 'number', name: '', value: '0', editable: true, id: `n-${name}` },
          ],
        },
      ],
    })
    const page = snapshotOf([
      { role: 'generic', in: [{ role: 'table', in: ['Adult', 'Child', 'Senior'].map(amount) }, button('Order')] },
    ])
    const { calls } = await doneOn(page, 'Order tickets for 2 adults and 3 children.', (now, call) => {
      const node = now.nodes.find(({ id }) => id === call['on'])
      if (node && call.tool === 'type') node.value = String(call['text'])
    })
    expect(said(calls)).to.deep.equal(['type n-Adult 2', 'type n-Child 3', 'click Order'])
  })

  it('a thing is put into the basket with its size, its colour and how many', async () => {
    const swatch = (title: string): Part => ({ role: 'generic', tag: 'span', title, id: title, clickable: true })
    const size = (name: string): Part => ({ role: 'text', tag: 'b', name, clickable: true })
    const shop = (...more: Part[]) =>
      snapshotOf([
        {
          role: 'generic',
          in: [
            { role: 'generic', in: ['red', 'blue'].map(swatch) },
            { role: 'generic', in: ['S', 'M', 'L'].map(size) },
            ...more,
            button('Add to cart'),
          ],
        },
      ])
    const message = 'Add 2 blue shirts in size L to the cart.'
    const page = shop(list('Quantity', ['1', '2', '3']))
    expect(claims(message, page)).to.equal(true)
    const { calls } = await doneOn(page, message, (now, call) => {
      const options = now.nodes.find(node => node.options)?.options
      if (call.tool === 'select') for (const one of options!) one.selected = one.label === '2'
    })
    expect(said(calls)).to.have.members(['select Quantity 2', 'click blue', 'click L', 'click Add to cart'])
    expect(said(calls).at(-1)).to.equal('click Add to cart')
    // Where nothing takes the number, nothing is put there.
    const without = await doneOn(shop(), message)
    expect(said(without.calls)).not.to.include('click Add to cart')
    expect(without.told).to.include('how many')
  })

  it('both fields take what is copied, and no field that was not meant', async () => {
    const page = snapshotOf([
      text('Your code is'),
      text('AB12', { style: ['bold'] }),
      field('One'),
      field('Two'),
      field('Three'),
    ])
    const { calls } = await doneOn(page, 'Copy the code in bold into all text fields.')
    expect(said(calls)).to.deep.equal(['type One AB12', 'type Two AB12', 'type Three AB12'])
    expect((await doneOn(page, 'Copy the code in bold into the wardrobe.')).calls).to.deep.equal([])
  })

  it('what something does meanwhile is no part of its name', async () => {
    const clicked = readInstructions('Click the bouncing button "Delta"').steps[0]
    expect(clicked).to.have.nested.property('target.name', 'Delta')
    expect(readInstructions('Click the moving van link').steps[0]).to.have.nested.property('target.name', 'moving van')
  })

  it('a password ends before what else is asked for', () => {
    const login = (words: string) => readInstructions(words).steps.find(({ kind }) => kind === 'login')
    expect(login('Log in as "ann" with the password "k7x2" and stay logged in.')).to.equal(undefined)
    expect(login('Log in as "ann" with the password "k7x2".')).to.have.nested.property('password.text', 'k7x2')
  })

  it('of a single field its kind tells nothing, and is no part of a date', () => {
    const page = snapshotOf([text('Date'), field('Date', '', { placeholder: 'yyyy-mm-dd' }), button('Submit')])
    const steps = readByPage('Enter the date 4 May 2021 in the text field and click Submit.', page)
    expect(JSON.stringify(steps)).not.to.include('text field')
    const quoted = readByPage('Set the date to "in the box".', page)
    expect(JSON.stringify(quoted ?? 'in the box')).to.include('in the box')
  })
})

describe('ordinary tasks of lists, shops and chats', () => {
  it('a message goes to the one that is named, and nowhere where nobody is called so', async () => {
    const chat = (...more: Part[]) =>
      snapshotOf([{ role: 'generic', in: [button('Ann'), button('Ugo'), ...more, field('Message'), button('Send')] }])
    const sent = async (page: PageSnapshot) =>
      said((await doneOn(page, 'Send the message "Call me back" to Ugo.')).calls)
    expect(await sent(chat())).to.deep.equal(['click Ugo', 'type Message Call me back', 'click Send'])
    // With two fields nobody knows which one takes it; a letter has a field for whom it is to.
    expect(await sent(chat(field('Note')))).not.to.include('click Send')
    expect(claims('Send the message "Call me back" to Ugo.', chat(field('To')))).to.equal(false)
    expect(claims('Send the message "Call me back" to Olga.', chat())).to.equal(false)
  })

  it('what several are said to have is added up from what stands beside them, or not told', () => {
    const rows = [
      ['Ann', '12'],
      ['Bo', '7'],
    ]
    const page = readPage(snapshotOf([{ role: 'table', in: rows.map(cells => row(['Name', 'Points'], cells)) }]))
    expect(numberAsked(page, 'How many points do Ann and Bo have together?')).to.equal('19')
    expect(numberAsked(page, 'How many points does Bo have?')).to.equal('7')
    expect(numberAsked(page, 'How many points do Ann and Cy have together?')).to.equal(undefined)
    expect(asksWhatIsHeld('How many points are there?')).to.equal(false)
  })

  it('the cheapest is one of those that have what is said, and none where none has', () => {
    const card = (name: string): Part => ({
      role: 'generic',
      tag: 'div',
      classes: ['h'],
      in: [text(name), button('Book')],
    })
    const page = readPage(
      snapshotOf([{ role: 'generic', in: ['Alba $45 wifi', 'Brise $60 pool', 'Eden $88 pool'].map(card) }]),
    )
    const cheapest = (words: string) => {
      const found = findExtreme(page, readSuperlative(words)!)
      return found && page.text(found)
    }
    expect(cheapest('the cheapest hotel that has a pool')).to.match(/^Brise/)
    expect(cheapest('the cheapest hotel')).to.match(/^Alba/)
    expect(cheapest('the cheapest hotel that has a sauna')).to.equal(undefined)
  })

  it('a noun for figures behind a label is no part of the value', () => {
    const page = snapshotOf([field('ZIP'), field('City'), button('Submit', { type: 'submit' })])
    const values = (words: string) => JSON.stringify(readByPage(words, page))
    expect(values('Fill in city Graz, zip code 75346.')).to.include('"75346"')
    expect(values('Fill in city Graz, zip 75346.')).to.include('"75346"')
  })

  it('a noun and its quotation are no value together', async () => {
    const page = snapshotOf([
      text('The film'),
      { role: 'textbox', tag: 'textarea', name: '', value: '', editable: true, id: 't' },
      button('Post'),
    ])
    expect(JSON.stringify(readByPage('Set the film to the review "Great fun".', page) ?? '')).not.to.include(
      'the review',
    )
    const { calls } = await doneOn(page, 'Write the review "Great fun" and click Post.')
    expect(said(calls)).to.deep.equal(['type t Great fun', 'click Post'])
    // "the word after X" is not X.
    const words = snapshotOf([{ role: 'paragraph', tag: 'p', name: 'One quilt two drums.' }, field('Answer')])
    const after = await doneOn(words, 'Which word comes right after "quilt" in the text? Type it.')
    expect(said(after.calls)).to.deep.equal(['type Answer two'])
  })

  it('a plus beside a minus is called so, and opens nothing', async () => {
    const stepper = snapshotOf([{ role: 'generic', in: [button('-'), text('0'), button('+')] }, button('OK')])
    const { calls } = await doneOn(stepper, 'Press the plus button until the number is 3.', (now, call) => {
      const shown = now.nodes.find(({ tag }) => tag === 'span')!
      if (call.tool === 'click' && call['on'] === '+') shown.name = String(Number(shown.name) + 1)
    })
    expect(said(calls)).to.deep.equal(['click +', 'click +', 'click +'])
    expect((await doneOn(stepper, 'Click the lamp.')).calls).to.deep.equal([])
  })

  it('switches that are only drawn are switched where their state can be seen', async () => {
    const line = (name: string, isOn: boolean): Part => ({
      role: 'generic',
      in: [
        text(name),
        {
          role: 'generic',
          tag: 'span',
          id: `s-${name}`,
          classes: isOn ? ['sw', 'on'] : ['sw'],
          clickable: true,
          box: [0, 0, 20, 10],
        },
      ],
    })
    const page = snapshotOf([line('Sound', true), line('Wifi', false)])
    const change = (now: PageSnapshot, call: Call) => {
      const node = now.nodes.find(({ id }) => id === call['on'])
      if (node) node.classes = node.classes!.includes('on') ? ['sw'] : ['sw', 'on']
    }
    expect(said((await doneOn(page, 'Turn off Sound.', change)).calls)).to.deep.equal(['click s-Sound'])
    expect((await doneOn(page, 'Turn off Wifi.', change)).calls).to.deep.equal([])
    expect((await doneOn(page, 'Turn off Location.', change)).calls).to.deep.equal([])
  })

  it('a day is chosen in a list of months and one of days', async () => {
    const months = Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat('en', { month: 'short' }).format(new Date(2024, at, 5)),
    )
    const days = Array.from({ length: 31 }, (_, at) => String(at + 1))
    const page = snapshotOf([list('M', months), list('D', days), button('Done')])
    const { calls } = await doneOn(page, 'Choose June 25 in the two lists and click Done.')
    expect(said(calls)).to.deep.equal(['select M Jun', 'select D 25', 'click Done'])
  })

  it('rows are told by the one word that stands in the same place of each', () => {
    const line = (...cells: string[]): Part => ({
      role: 'row',
      in: [...cells.map(name => ({ role: 'cell', tag: 'td', name })), { role: 'cell', tag: 'td', in: [button('x')] }],
    })
    const page = readPage(
      snapshotOf([{ role: 'table', in: [line('tea', 'old'), line('rice', 'new'), line('milk', 'old')] }]),
    )
    const rows = (words: string) => itemsThat(page, words)?.map(item => page.text(item).split(' ')[0])
    expect(rows('all rows with the status old')).to.deep.equal(['tea', 'milk'])
    expect(rows('all rows with the status gone')).to.equal(undefined)
    expect(rows('the row with the status old')).to.equal(undefined)
  })

  it('a name before a noun that the page does not say is enough', async () => {
    const page = snapshotOf([text('Basic', { clickable: true }), text('Plus', { clickable: true }), button('Continue')])
    expect(said((await doneOn(page, 'Choose the Plus plan and continue.')).calls)).to.deep.equal([
      'click Plus',
      'click Continue',
    ])
    expect((await doneOn(page, 'Choose the Gold plan.')).calls).to.deep.equal([])
  })

  it('what was found is opened where it has what is to be pressed', async () => {
    const page = snapshotOf([
      { role: 'generic', in: [text('Ann Abel', { clickable: true }), text('Bo Crane', { clickable: true })] },
    ])
    const { calls } = await doneOn(page, 'Find Bo Crane and click on Follow.', (now, call) => {
      if (call['on'] === 'Bo Crane') now.nodes = snapshotOf([text('Bo Crane'), button('Follow')]).nodes
    })
    expect(said(calls)).to.deep.equal(['click Bo Crane', 'click Follow'])
  })
})
