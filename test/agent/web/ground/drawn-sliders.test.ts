import { expect } from 'chai'
import { withDrawnSliders } from '../../../../src/agent/web/ground/drawn-sliders.ts'
import { snapshotOf } from './snapshot-of.ts'

type Box = [number, number, number, number]
const roles = (track: Box, knob: Box, more: object = {}) =>
  withDrawnSliders(
    snapshotOf([
      { role: 'generic', box: track, in: [{ role: 'generic', tag: 'span', clickable: true, box: knob, ...more }] },
    ]),
  ).nodes.map(({ role }) => role)

describe('what is drawn as a slider', () => {
  it('a small thing on a long thin bar is one, lying or standing, at its end or in the middle', () => {
    expect(roles([14, 86, 112, 10], [9, 82, 14, 18])).to.deep.equal(['generic', 'slider'])
    expect(roles([14, 86, 112, 10], [60, 82, 14, 18])).to.deep.equal(['generic', 'slider'])
    expect(roles([24, 89, 10, 92], [21, 175, 16, 10])).to.deep.equal(['generic', 'slider'])
  })

  it('a link that leads nowhere may be the knob, one that leads somewhere is none', () => {
    const link = (href: string) => roles([14, 86, 112, 10], [9, 82, 14, 18], { role: 'link', tag: 'a', href })
    expect(link('http://shop.example/#')).to.deep.equal(['generic', 'slider'])
    expect(link('http://shop.example/cart')).to.deep.equal(['generic', 'link'])
  })

  it('a switch, a button with text, a small thing in a wide part, an icon and a row of dots are none', () => {
    expect(roles([10, 10, 36, 18], [12, 12, 14, 14])).to.deep.equal(['generic', 'generic'])
    expect(roles([14, 86, 112, 10], [9, 82, 14, 18], { name: '+' })).to.deep.equal(['generic', 'generic'])
    expect(roles([14, 86, 300, 200], [60, 180, 14, 14])).to.deep.equal(['generic', 'generic'])
    expect(roles([14, 86, 112, 10], [9, 82, 14, 18], { classes: ['icon-trash'] })).to.deep.equal(['generic', 'generic'])
    const dots = [20, 40, 60, 80].map(x => ({ role: 'generic', clickable: true, box: [x, 84, 10, 10] as Box }))
    const page = withDrawnSliders(snapshotOf([{ role: 'generic', box: [14, 84, 112, 10], in: dots }]))
    expect(page.nodes.some(({ role }) => role === 'slider')).to.equal(false)
  })
})
