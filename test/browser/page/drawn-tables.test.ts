import { expect } from 'chai'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

const ROW = 'display:grid;grid-template-columns:80px 120px 120px 90px'
const row = (cells: string[], more = '') =>
  `<div class="row ${more}" style="${ROW}${more === 'head' ? ';font-weight:bold' : ''}">${cells.map(cell => `<div>${cell}</div>`).join('')}</div>`
const BERTHS = [
  ['A1', 'Kittiwake', 'Let ▾', '£1,240'],
  ['A2', '—', 'Free ▾', '£980'],
  ['B1', 'Dunlin', 'Let ▾', '£1,100'],
]

describe('browser: tables that are drawn with plain elements', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())
  const tables = async (html: string) => {
    await pages.show(html)
    return (await pages.call('extract', { kind: 'tables' })).items
  }

  it('are read by the row of headings that is the first of them', async () => {
    const [table, ...more] = await tables(
      `<h2>Berths</h2><div>${row(['Berth', 'Boat', 'Status', 'Rent'], 'head')}${BERTHS.map(cells => row(cells)).join('')}</div>`,
    )
    expect(more).to.deep.equal([])
    expect(table?.name).to.equal('Berths')
    expect(table?.columns).to.deep.equal(['Berth', 'Boat', 'Status', 'Rent'])
    expect(table?.rows).to.deep.equal([
      { Berth: 'A1', Boat: 'Kittiwake', Status: 'Let', Rent: '£1,240' },
      { Berth: 'A2', Boat: '—', Status: 'Free', Rent: '£980' },
      { Berth: 'B1', Boat: 'Dunlin', Status: 'Let', Rent: '£1,100' },
    ])
  })

  it('are read by a row of headings over the list, and without what a row unfolds', async () => {
    const [table] = await tables(
      `${row(['Berth', 'Boat', 'Status', 'Rent'], 'head')}<div><div>${row(BERTHS[0]!)}<div class="detail">Paid by order</div>${row(BERTHS[2]!)}</div></div>`,
    )
    expect(table?.rows.map((one: Record<string, unknown>) => one['Boat'])).to.deep.equal(['Kittiwake', 'Dunlin'])
  })

  it('are records too, once', async () => {
    await pages.show(
      `<div>${row(['Berth', 'Boat', 'Status', 'Rent'], 'head')}${BERTHS.map(cells => row(cells)).join('')}</div>`,
    )
    const { items } = await pages.call('extract', { kind: 'records' })
    expect(items.map(({ columns }: { columns: string[] }) => columns)).to.deep.equal([
      ['Berth', 'Boat', 'Status', 'Rent'],
    ])
  })

  it('are none without headings that are set off and stand over the columns', async () => {
    expect(await tables(`<div>${BERTHS.map(cells => row(cells)).join('')}</div>`)).to.deep.equal([])
    const cards = ['One', 'Two', 'Three'].map(name => `<div class="row"><b>${name}</b><p>Text</p><p>More</p></div>`)
    expect(await tables(`<div>${cards.join('')}</div>`)).to.deep.equal([])
  })
})
