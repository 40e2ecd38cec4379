import { expect } from 'chai'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

describe('browser: outlines', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())

  it('are told where a style sheet cuts them out of a box', async () => {
    await pages.show(`<style>div { width: 40px; height: 40px; background: teal }</style>
      <div id=a style="clip-path: polygon(50% 0, 100% 100%, 0 100%)"></div><div id=b style="clip-path: circle(20px)"></div><div id=c></div>`)
    const nodes = await pages.nodes()
    const shapeOf = (id: string) => nodes.find(node => node.id === id)
    expect([shapeOf('a')?.shape, shapeOf('a')?.points?.length]).to.deep.equal(['polygon', 3])
    expect([shapeOf('b')?.shape, shapeOf('c')?.shape]).to.deep.equal(['path', undefined])
  })
})
