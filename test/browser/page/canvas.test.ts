import { expect } from 'chai'
import { cornersOf } from '../../../src/agent/web/ground/corners.ts'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

/** A canvas, and what a script draws on it. */
const drawn = (script: string): string =>
  `<canvas id=c width=150 height=100></canvas><script>{
    const pen = document.getElementById('c').getContext('2d')
    const polygon = (sides, x, y, far, turn) => {
      pen.beginPath()
      for (let at = 0; at < sides; at++) pen.lineTo(x + far * Math.cos(turn + (at * 2 * Math.PI) / sides), y + far * Math.sin(turn + (at * 2 * Math.PI) / sides))
      pen.closePath()
    }
    ${script}
  }</script>`

describe('browser: a canvas', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())
  const seen = async (script: string) => {
    await pages.show(drawn(script))
    return (await pages.nodes()).find(({ id }) => id === 'c')!
  }

  it('tells the corners of the one figure on it, filled or only drawn around', async () => {
    for (const sides of [3, 4, 5, 6, 7, 8, 9])
      for (const way of [`pen.fill()`, `pen.stroke()`]) {
        const node = await seen(`polygon(${sides}, 70, 50, 24, ${sides / 10}); ${way}`)
        expect([sides, way, node.shape, cornersOf(node).length]).to.deep.equal([sides, way, 'polygon', sides])
      }
  })

  it('tells a round figure, and its colour', async () => {
    const node = await seen(`pen.fillStyle = '#008000'; pen.arc(70, 50, 30, 0, 7); pen.fill()`)
    expect(node).to.include({ shape: 'ellipse', background: '#008000' })
    expect(node.points).to.equal(undefined)
  })

  it('tells nothing of several figures or none, and of an uneven one its corners', async () => {
    expect(
      (await seen('polygon(3, 30, 50, 20, 0); pen.fill(); polygon(4, 110, 50, 20, 0); pen.fill()')).shape,
    ).to.equal(undefined)
    expect((await seen('')).shape).to.equal(undefined)
    const triangle = await seen(
      'pen.beginPath(); pen.moveTo(10, 90); pen.lineTo(130, 80); pen.lineTo(40, 12); pen.closePath(); pen.fill()',
    )
    expect(cornersOf(triangle)).to.have.lengthOf(3)
  })
})

describe('browser: parts that style sheets draw', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())

  it('the icons of a control are told by what their author calls them', async () => {
    await pages.show(`<ul role=menu><li role=menuitem tabindex=-1><span class="icon icon-disk"></span>Save</li></ul>
      <button class=big>Go <b>on</b></button>`)
    const nodes = await pages.nodes()
    expect(nodes.find(({ name }) => name === 'Save')?.classes).to.deep.equal(['icon', 'icon-disk'])
    expect(nodes.find(({ name }) => name === 'Go on')?.classes).to.deep.equal(['big'])
  })

  it('a corner that changes a size is there to be dragged', async () => {
    await pages.show(`<div style="position: relative; width: 90px; height: 60px; border: 1px solid">
      <div id=grip style="position: absolute; right: 1px; bottom: 1px; width: 12px; height: 12px; cursor: se-resize"></div></div>`)
    expect((await pages.nodes()).find(({ id }) => id === 'grip')?.draggable).to.equal(true)
  })
})
