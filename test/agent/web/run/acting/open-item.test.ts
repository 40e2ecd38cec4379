import { expect } from 'chai'
import type { PageSnapshot } from '../../../../../src/contract/page.ts'
import { hasOnlyLooked } from '../../../../../src/agent/web/has-only-looked.ts'
import { lookBehind } from '../../../../../src/agent/web/run/acting/look-behind.ts'
import { fitItemDeed, openItemFor } from '../../../../../src/agent/web/run/acting/open-item.ts'
import type { RunContext } from '../../../../../src/agent/web/run/context.ts'
import { button, field, text, type Part } from '../../goals/done-on.ts'
import { snapshotOf } from '../../ground/snapshot-of.ts'

/** A page of which each click makes the one that `next` gives, with other elements in the place of those that it had. */
function pageOf(first: Part[], next: (clicked: string) => Part[] | undefined) {
  const clicks: string[] = []
  const steps: { tool: string }[] = []
  let drawn = 0
  const draw = (parts: Part[]): PageSnapshot => {
    const snapshot = snapshotOf(parts)
    const nodes = snapshot.nodes.map(node => ({
      ...node,
      ref: `d${drawn}${node.ref}`,
      ...(node.parent !== undefined && { parent: `d${drawn}${node.parent}` }),
    }))
    return { ...snapshot, nodes }
  }
  let now = draw(first)
  const act = (tool: string, { ref }: { ref: string }) => {
    steps.push({ tool: `browser_${tool}` })
    const node = now.nodes.find(one => one.ref === ref)
    if (!node) return Promise.reject(new Error(`There is no ${ref} any more.`))
    clicks.push(node.name)
    const parts = next(node.name)
    drawn++
    if (parts) now = draw(parts)
    return Promise.resolve({ outcome: 'done', url: '', title: '', tab: 1, tabs: 1 })
  }
  const browser = { signal: new AbortController().signal, steps, snapshot: () => Promise.resolve(now), act }
  return { clicks, context: { browser, told: [], found: {}, mayTry: true } as unknown as RunContext }
}

const bed = (name: string): Part => ({
  role: 'generic',
  tag: 'div',
  classes: ['bed'],
  clickable: true,
  in: [text(name), button(`More of ${name}`, { title: 'More' })],
})
const BEDS: Part = { role: 'generic', tag: 'div', in: ['North bed', 'South bed', 'Long bed'].map(bed) }
const MENU: Part = { role: 'menu', in: [{ role: 'menuitem', name: 'Rake' }] }
const DRAWER: Part = { role: 'region', name: 'Bed', in: [field('Length'), button('Close')] }

describe('an item that is opened for what its drawer can do', () => {
  it('is opened where it stands after its menu was looked into, which drew the list anew', async () => {
    let isOpen = false
    const { clicks, context } = pageOf([BEDS], clicked => {
      if (clicked === 'South bed') return [BEDS, DRAWER]
      isOpen = !isOpen
      return isOpen ? [BEDS, MENU] : [BEDS]
    })
    const steps = await openItemFor('set the length of the South bed to 12', context)
    expect(steps?.map(({ kind }) => kind)).to.deep.equal(['fill'])
    expect(clicks.at(-1)).to.equal('South bed')
  })

  it('is no label of a field, which a click would tick', async () => {
    const label = (name: string): Part => ({
      role: 'generic',
      tag: 'label',
      clickable: true,
      in: [{ role: 'checkbox', tag: 'input', name, checked: false }, text(name)],
    })
    const form: Part = { role: 'form', in: ['I agree to the terms', 'Send me plant news'].map(label) }
    const { clicks, context } = pageOf([form], () => undefined)
    expect(await openItemFor('sew the plant news on a cushion', context)).to.equal(undefined)
    expect(clicks).to.deep.equal([])
  })

  it('counts as looked at where it was opened in vain', async () => {
    const { clicks, context } = pageOf([BEDS], clicked => (clicked === 'Close' ? [BEDS] : [BEDS, DRAWER]))
    expect(await lookBehind('paint the South bed green', context)).to.equal(undefined)
    expect(clicks).not.to.deep.equal([])
    expect(hasOnlyLooked(context.browser.steps)).to.equal(true)
    await context.browser.act('click', { ref: (await context.browser.snapshot()).nodes[0]!.ref })
    expect(hasOnlyLooked(context.browser.steps)).to.equal(false)
  })
})

describe('a control of an item that a sentence speaks of', () => {
  const row = (name: string, deed: string): Part => ({ role: 'listitem', tag: 'li', in: [text(name), button(deed)] })
  const page = (heading: string, deed = 'Remove') =>
    snapshotOf([
      { role: 'heading', tag: 'h1', name: heading },
      { role: 'list', tag: 'ul', in: ['Plumber', 'Mason', 'Ferry report'].map(name => row(name, deed)) },
    ])

  it('takes what is not wanted any more out of a list of one’s own, and out of no other', () => {
    for (const said of ['We no longer need the mason', "I don't want the mason any more"]) {
      expect(fitItemDeed(said, page('Your basket'))?.length, said).to.equal(1)
      expect(fitItemDeed(said, page('My wish list'))?.length, said).to.equal(1)
      expect(fitItemDeed(said, page('Tradespeople')), said).to.equal(undefined)
      expect(fitItemDeed(said, page('Waiting list')), said).to.equal(undefined)
    }
    expect(fitItemDeed('remove the mason', page('Tradespeople'))?.length).to.equal(1)
  })

  it('is not that of moving something where it is to be sent', () => {
    expect(fitItemDeed('send the ferry report to the office', page('Papers', 'Move to office'))).to.equal(undefined)
    expect(fitItemDeed('put the ferry report in the office', page('Papers', 'Move to office'))?.length).to.equal(1)
  })
})
