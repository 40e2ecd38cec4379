import { expect } from 'chai'
import { itemWords } from '../../../../src/agent/web/goals/item-words.ts'
import { partsOf } from '../../../../src/agent/web/goals/read-orders.ts'
import { onlyText, shownLetters, asksForLetters } from '../../../../src/agent/web/goals/values/shown-letters.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text } from './done-on.ts'

const post = (name: string) => ({
  role: 'generic',
  in: [text(name), text(`@${name.toLowerCase()}`), text('♥', { id: `like ${name}`, title: 'Like', clickable: true })],
})

describe('tasks in the plain register of small pages', () => {
  it('what is done one after the other is cut at "and then"', () => {
    expect(partsOf('the Green button and then the Red button')).to.deep.equal(['the Green button', 'the Red button'])
    expect(partsOf('Bread, Butter and finally Jam')).to.deep.equal(['Bread', 'Butter', 'Jam'])
  })

  it('the text below is the one text that is neither a label nor a control', () => {
    const page = (...more: Parameters<typeof snapshotOf>[0]) =>
      readPage(snapshotOf([text('kettle drum', { box: [0, 0, 50, 10] }), field('Answer'), button('Send'), ...more]))
    expect(onlyText(page(), 'the text below')).to.equal('kettle drum')
    expect(onlyText(page(), 'the word shown above')).to.equal('kettle drum')
    expect(onlyText(page(), 'the word after tea')).to.equal(undefined)
    expect(onlyText(page(text('another')), 'the text below')).to.equal(undefined)
  })

  it('letters that are drawn one by one are the text below as well', () => {
    const letters = [...'dbac'].map((name, at) => text(name, { box: [40 - 10 * at, 0, 8, 10] }))
    expect(asksForLetters('the twisted text below')).to.equal(true)
    expect(shownLetters(readPage(snapshotOf([{ role: 'generic', in: letters }])))).to.equal('cabd')
  })

  it('a name in brackets is what is signed with', async () => {
    const page = snapshotOf([text('Sign here:'), field(''), button('Agree'), button('Cancel')])
    const { calls } = await doneOn(page, 'Enter your name (Lars) as the signature and press Agree.')
    expect(said(calls)).to.deep.equal(['type e2 Lars', 'click Agree'])
  })

  it('the button of one post is that of the post of who is named, and of no other', async () => {
    const page = snapshotOf([{ role: 'generic', in: [post('Ann'), post('Ugo'), post('Walt')] }])
    const pressed = async (words: string) => said((await doneOn(page, words)).calls)
    expect(await pressed('For the post by @ugo, click on the "Like" button.')).to.deep.equal(['click like Ugo'])
    expect(await pressed('For the post by @ugo, click on the "Share" button.')).to.deep.equal([])
    expect(itemWords('For the comment of Walt')).to.equal('Walt')
    expect(itemWords('the message about rent of May')).to.equal('rent of May')
  })
})
