import { expect } from 'chai'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

describe('browser: extract', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())
  const extract = async (html: string, args: Record<string, unknown>) => {
    await pages.show(html)
    return (await pages.call('extract', args)).items
  }

  it('reads a table with its name, headings and cells', async () => {
    const [item] = await extract(
      `<h2>Rivers</h2><table><thead><tr><th>Name<th>Length<th>Clean</thead><tr><td>Rhine<td>1,230 km<td><input type=checkbox checked><tr><td><a href=/x>Elbe</a><td>1,094 km<td><input type=checkbox></table>`,
      { kind: 'tables' },
    )
    expect(item).to.deep.include({ name: 'Rivers', columns: ['Name', 'Length', 'Clean'], total: 2 })
    expect(item.rows).to.deep.equal([
      { Name: 'Rhine', Length: '1,230 km', Clean: true },
      { Name: 'Elbe', Length: '1,094 km', Clean: false },
    ])
  })

  it('lays out spans over columns and rows, and puts headings over each other together', async () => {
    const [item] = await extract(
      `<table><tr><th rowspan=2>Town<th colspan=2>2025</tr><tr><th>Births<th>Deaths</tr>
      <tr><th scope=row rowspan=2>Ulm<td>10<td>4</tr><tr><td>11<td>5</tr></table>`,
      { kind: 'tables' },
    )
    expect(item.columns).to.deep.equal(['Town', '2025 Births', '2025 Deaths'])
    expect(item.rows).to.deep.equal([
      { Town: 'Ulm', '2025 Births': '10', '2025 Deaths': '4' },
      { Town: 'Ulm', '2025 Births': '11', '2025 Deaths': '5' },
    ])
  })

  it('leaves the fields that filter its columns out of their headings', async () => {
    const [item] = await extract(
      `<table><thead><tr><th>Tool<th>Kind</tr><tr><td><input aria-label="Filter Tool"><td><select aria-label=Kind><option>All<option>Saw</select></tr></thead>
      <tr><td>Adze<td>Axe</tr><tr><td>Frame saw<td>Saw</tr></table>`,
      { kind: 'tables' },
    )
    expect(item.columns).to.deep.equal(['Tool', 'Kind'])
    expect(item.rows).to.deep.equal([
      { Tool: 'Adze', Kind: 'Axe' },
      { Tool: 'Frame saw', Kind: 'Saw' },
    ])
  })

  it('reads a grid made of other elements, a table without header cells, and one of headings and values', async () => {
    const items = await extract(
      `<div role=grid aria-label=Staff><div role=row><span role=columnheader>Who</span><span role=columnheader>Age</span></div><div role=row><span role=gridcell>Ada</span><span role=gridcell>36</span></div></div>
      <table><tr><td>Item<td>Price</tr><tr><td>Cup<td>4.50</tr><tr><td>Pot<td>12.00</tr></table>
      <table><tr><th>Weight<td>3 kg</tr><tr><th>Colour<td>red</tr></table><table role=presentation><tr><td>layout</table>`,
      { kind: 'tables' },
    )
    expect(items.map((item: { rows: unknown }) => item.rows)).to.deep.equal([
      [{ Who: 'Ada', Age: '36' }],
      [
        { Item: 'Cup', Price: '4.50' },
        { Item: 'Pot', Price: '12.00' },
      ],
      [{ Weight: '3 kg', Colour: 'red' }],
    ])
    expect(items[0].name).to.equal('Staff')
  })

  const CARDS = ['Kettle', 'Teapot', 'Mug']
    .map(
      (
        name,
        at,
      ) => `<article class="card ${at ? '' : 'first'}"><img src=x alt="Photo of ${name}"><h3 class="card-name"><a href="/p/${at}">${name}</a></h3>
      <span class="card-price">€${at + 1}.50</span><p><b>Stock:</b> <span>${at * 3}</span></p><p>Made in: Ulm</p><button>Add</button></article>`,
    )
    .join('')

  it('reads cards of the same shape as records', async () => {
    const [item] = await extract(
      `<nav><a href=/a>Home</a><a href=/b>Shop</a></nav><h2>Things</h2><div>${CARDS}</div>`,
      { kind: 'records' },
    )
    expect(item.name).to.equal('Things')
    expect(item.rows[1]).to.deep.equal({
      image: 'Photo of Teapot',
      title: 'Teapot',
      price: '€2.50',
      Stock: '3',
      'Made in': 'Ulm',
      link: `${pages.origin}/p/1`,
    })
    expect(item.total).to.equal(3)
  })

  it('finds the table or cards that have the columns asked for, under the names asked for', async () => {
    const html = `<table><tr><th>Day<th>Hours</tr><tr><td>Mon<td>9-5</tr></table><div>${CARDS}</div>`
    expect((await extract(html, { columns: ['Title', 'Price'] }))[0].rows[0]).to.deep.equal({
      Title: 'Kettle',
      Price: '€1.50',
    })
    expect((await extract(html, { columns: ['hours'] }))[0].rows).to.deep.equal([{ hours: '9-5' }])
  })

  it('knows columns by what their values say', async () => {
    const card = (name: string, stars: number, stock: number) =>
      `<li><h3>${name}</h3><p>£${stars}2.00</p><p><span aria-label="${stars}.5 out of 5 stars">★</span> · ${stock} in stock</p></li>`
    const html = `<ul>${card('Cup', 4, 12)}${card('Pot', 3, 7)}${card('Pan', 5, 1)}</ul>`
    expect((await extract(html, { columns: ['name', 'cost', 'rating', 'stock'] }))[0].rows[0]).to.deep.equal({
      name: 'Cup',
      cost: '£42.00',
      rating: '4.5 out of 5 stars',
      stock: '12 in stock',
    })
  })

  it('reads lines of several parts: words in front are names, what follows each other is a list', async () => {
    const entry = (title: string, who: string, day: string, tags: string[]) =>
      `<article><h2><a href=/x>${title}</a></h2><p>By ${who} on <time>${day}</time></p><p>Filed under ${tags.map(tag => `<a href=/t>${tag}</a>`).join(', ')}</p></article>`
    const [item] = await extract(
      entry('Red kites', 'Ana Lim', '2026-10-03', ['Birds', 'Sky']) +
        entry('Red foxes', 'Bo Fox', '2026-09-12', ['Land']),
      { kind: 'records' },
    )
    expect(item.rows[0]).to.deep.equal({
      title: 'Red kites',
      by: 'Ana Lim',
      date: '2026-10-03',
      'Filed under': 'Birds, Sky',
      link: `${pages.origin}/x`,
    })
  })

  it('reads links, headings, lists and images, with a filter, a number and a limit', async () => {
    const html = `<h1>Top</h1><h2>Part</h2><ul><li>One <a href=/1>first</a><ul><li>Inner</ul><li>Two</ul><dl><dt>Colour<dd>red<dt>Size<dd>L</dl>
      <a href=/report.pdf>Report</a><p style=display:none><a href=/no>No</a></p><img src=/a.png alt=Logo>`
    expect((await extract(html, { kind: 'links', contains: 'report' }))[0].rows).to.deep.equal([
      { text: 'Report', url: `${pages.origin}/report.pdf` },
    ])
    expect((await extract(html, { kind: 'links' }))[0].total).to.equal(2)
    expect((await extract(html, { kind: 'headings' }))[0].rows).to.deep.equal([
      { level: 1, text: 'Top' },
      { level: 2, text: 'Part' },
    ])
    expect((await extract(html, { kind: 'lists', index: 1 }))[0].rows).to.deep.equal([
      { text: 'One first', link: `${pages.origin}/1` },
      { text: 'Two' },
    ])
    expect((await extract(html, { kind: 'lists', index: -1, limit: 1 }))[0]).to.deep.include({
      rows: [{ term: 'Colour', definition: 'red' }],
      total: 2,
    })
    expect((await extract(html, { kind: 'images' }))[0].rows[0]).to.include({
      alt: 'Logo',
      url: `${pages.origin}/a.png`,
    })
  })

  it('reads the text that the page is about', async () => {
    const [item] = await extract(
      `<nav>Menu</nav><main><h1>Story</h1><p>Once upon</p><p>a time</p></main><footer>Imprint</footer>`,
      { kind: 'text' },
    )
    expect(item.rows.map((row: { text: string }) => row.text)).to.deep.equal(['Story', 'Once upon', 'a time'])
  })

  it('reads no passwords and no card numbers', async () => {
    const items = await extract(
      `<table><tr><th>A<th>B</tr><tr><td><input type=password value=sesame><td><input autocomplete=cc-number value=4111></tr></table>`,
      { kind: 'tables' },
    )
    expect(JSON.stringify(items)).to.not.match(/sesame|4111/)
  })
})
