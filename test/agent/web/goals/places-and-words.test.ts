import { expect } from 'chai'
import type { PageSnapshot } from '../../../../src/contract/page.ts'
import { asksWhatStandsBy } from '../../../../src/agent/web/goals/mechanisms/answer-by-click.ts'
import { sayPlainly } from '../../../../src/agent/web/goals/say-plainly.ts'
import { lookUp } from '../../../../src/agent/web/goals/values/read-shown.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

describe('places, words and questions of small pages', () => {
  it('a button is told by its row and column, where things stand in lines', async () => {
    const at = (name: string, x: number, y: number): Part => button(name, { box: [x, y, 30, 20] })
    const grid = snapshotOf([
      {
        role: 'generic',
        in: [at('a', 0, 0), at('b', 40, 0), at('c', 0, 30), at('d', 40, 30), at('e', 0, 60), at('f', 40, 60)],
      },
    ])
    const clicked = async (page: PageSnapshot, words: string) => said((await doneOn(page, words)).calls)
    expect(await clicked(grid, 'Click the button in row 2 and column 1.')).to.deep.equal(['click c'])
    expect(await clicked(grid, 'Click on the button in the third row, second column.')).to.deep.equal(['click f'])
    expect(await clicked(grid, 'Click the button in row 4 and column 1.')).to.deep.equal([])
    const line = snapshotOf([{ role: 'generic', in: [at('a', 0, 0), at('b', 40, 0)] }])
    expect(await clicked(line, 'Click the button in row 1 and column 2.')).to.deep.equal([])
  })

  it('a slider that speaks in words is brought to the word', async () => {
    const places = ['tiny', 'small', 'large']
    const page = snapshotOf([
      { role: 'slider', tag: 'input', type: 'range', name: '', id: 's', value: '1' },
      text('small'),
      button('Save'),
    ])
    const change = (now: PageSnapshot, call: Call) => {
      const [slider, shown] = now.nodes
      const key = call['key']
      if (key === 'Home') slider!.value = '0'
      if (key === 'ArrowRight') slider!.value = String(Math.min(2, Number(slider!.value) + 1))
      shown!.name = places[Number(slider!.value)]!
    }
    const { calls } = await doneOn(page, 'Use the slider to set the size to large and click Save.', change)
    expect(said(calls).at(-1)).to.equal('click Save')
    expect(calls.filter(({ tool }) => tool === 'press_key').length).to.equal(3)
    const none = await doneOn(page, 'Use the slider to set the size to gigantic and click Save.', change)
    expect(said(none.calls)).not.to.include('click Save')
  })

  it('all marks below a heading are ticked, and no others', async () => {
    const head = (name: string): Part => text(name, { tag: 'b' })
    const page = snapshotOf([head('Fruit'), box('pear'), box('fig'), head('Tools'), box('saw', true)])
    const ticked = async (words: string) => said((await doneOn(page, words)).calls)
    expect(await ticked('Tick everything under Fruit.')).to.deep.equal(['check pear true', 'check fig true'])
    expect((await doneOn(page, 'Tick everything under Fruit and nothing else.')).calls).to.have.lengthOf(3)
    expect(await ticked('Tick everything under Music.')).to.deep.equal([])
  })

  it('what a question asks for stands behind the name, and is clicked', async () => {
    const day = (name: string): Part => ({ role: 'term', tag: 'dt', name })
    const dish = (name: string): Part => ({ role: 'link', tag: 'a', name, clickable: true })
    const page = snapshotOf([day('Monday'), dish('Soup'), day('Friday'), dish('Stew')])
    expect(said((await doneOn(page, 'What is served on Friday? Click on the dish.')).calls)).to.deep.equal([
      'click Stew',
    ])
    expect(asksWhatStandsBy('What is served on Friday?')).to.equal(false)
    expect(asksWhatStandsBy('What is the name of the oldest? Click on it.')).to.equal(false)
    const two = snapshotOf([day('Monday'), dish('Soup'), dish('Bread'), day('Friday')])
    expect(asksWhatStandsBy('What is served on Monday? Click on the dish.')).to.equal(true)
    expect(said((await doneOn(two, 'What is served on Monday? Click on the dish.')).calls)).to.deep.equal([])
  })

  it('a list is emptied entry by entry', async () => {
    const entry = (name: string): Part => ({ role: 'generic', in: [text(name), button('Remove', { id: `r-${name}` })] })
    const page = snapshotOf([entry('tea'), entry('rice'), button('Checkout')])
    const { calls } = await doneOn(page, 'Empty the cart.', (now, call) => {
      const gone = now.nodes.find(({ id }) => id === call['on'])?.parent
      now.nodes = now.nodes.filter(({ ref, parent }) => ref !== gone && parent !== gone)
    })
    expect(said(calls)).to.deep.equal(['click r-tea', 'click r-rice'])
    const shop = snapshotOf([button('Remove'), button('Remove all filters'), button('Checkout')])
    expect((await doneOn(shop, 'Empty the letterbox.')).calls).to.deep.equal([])
  })

  it('of two the question says which one', () => {
    expect(sayPlainly('Which of the two products is more expensive? Buy it.')).to.equal(
      'Buy the more expensive of the two.',
    )
    expect(sayPlainly('Which of these lamps is cheaper? Choose it.')).to.equal('Choose the cheaper of the two.')
    expect(sayPlainly('Which of the two is it? Ask him.')).to.include('Which of the two')
  })

  it('an address stands behind the shorter name of it', async () => {
    const card = (name: string, mail: string): Part => ({
      role: 'generic',
      in: [text(name, { tag: 'b' }), text('Email:'), text(mail, { tag: 'i' })],
    })
    const page = snapshotOf([card('Ann Abel', 'ann@mail.test'), card('Bo Hale', 'bo@mail.test'), field('Answer')])
    expect(lookUp(readPage(page), 'email address', 'Bo Hale')?.text).to.equal('bo@mail.test')
    const { calls } = await doneOn(page, 'Type the email address of Bo Hale into the field.')
    expect(said(calls)).to.deep.equal(['type Answer bo@mail.test'])
  })
})
