import { expect } from 'chai'
import { grantAction } from '../../../src/lib/browser-session.ts'
import { openShownPages, type ShownPages } from '../support/shown-page.ts'

const CHECKOUT = `<h1>Checkout</h1><form method=post action=/pay><label>Street <input name=street></label><label>Card number <input name=n autocomplete=cc-number></label><button>Pay € 24.00</button></form>`

describe('browser: asking first', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())
  let number = 0
  beforeEach(async () => {
    pages.posted.length = 0
    await pages.show(CHECKOUT, { '/pay': '<title>Paid</title>' })
    const nodes = await pages.nodes()
    const ref = (name: string) => nodes.find(node => node.name === name && node.editable)!.ref
    await pages.call('fill_form', {
      fields: [
        { ref: ref('Street'), value: `High Street ${++number}` },
        { ref: ref('Card number'), value: '4111111111111111' },
      ],
    })
  })
  const click = async () => await pages.call('click', { ref: await pages.ref('button') })

  it('does nothing and says what it would do, without the card number', async () => {
    const result = await click()
    expect(result.outcome).to.equal('needs_approval')
    expect(result.approval.action).to.contain('This would pay').and.contain('Pay € 24.00').and.contain('127.0.0.1')
    expect(result.approval.details).to.deep.equal({ Street: 'High Street 1' })
    expect(JSON.stringify(result)).to.not.contain('4111')
    expect(pages.posted).to.deep.equal([])
  })

  it('does it after a yes, once', async () => {
    const { approval } = await click()
    grantAction(pages.service.stateFolder, 'default', approval.fingerprint)
    expect((await click()).title).to.equal('Paid')
    expect(pages.posted).to.have.length(1)
    await pages.call('back')
    expect((await click()).outcome).to.equal('needs_approval')
  })

  it('asks anew when the form has changed in between', async () => {
    const { approval } = await click()
    grantAction(pages.service.stateFolder, 'default', approval.fingerprint)
    const street = (await pages.nodes()).find(node => node.name === 'Street' && node.editable)!
    await pages.call('type', { ref: street.ref, text: 'Low Street 2' })
    const second = await click()
    expect(second.outcome).to.equal('needs_approval')
    expect(second.approval.fingerprint).to.not.equal(approval.fingerprint)
    expect(pages.posted).to.deep.equal([])
  })

  it('says which of several it would be, and holds for that one though the list moves on', async () => {
    await pages.show(
      `<div id=list></div><script>let data = ['Ann', 'Bo'];
      for (let at = 0; at < 3; at++) { const row = document.createElement('div'); row.innerHTML = '<b></b> <button>Delete</button>'; list.append(row) }
      const show = () => [...list.children].forEach((row, at) => { row.hidden = !data[at]; row.firstChild.textContent = data[at] ?? '' })
      show()</script><button onclick="data.unshift('Zoe'); show()">More</button>`,
    )
    const rows = (await pages.nodes()).filter(({ role, name }) => role === 'button' && name === 'Delete')
    const first = await pages.call('click', { ref: rows[1]!.ref })
    expect(first.approval.action).to.contain('“Bo”')
    grantAction(pages.service.stateFolder, 'default', first.approval.fingerprint)
    await pages.call('click', { ref: await pages.ref('button', 'More') })
    const second = await pages.call('click', { ref: rows[1]!.ref })
    expect(second.outcome).to.equal('needs_approval')
    expect(second.approval.action).to.contain('“Ann”')
  })

  it('asks for the control that a click in the middle of something larger meets', async () => {
    await pages.show(`<div id=card style="width:300px;display:flex;flex-direction:column;align-items:center"><b>Ann</b>
      <div onclick="fetch('/gone', { method: 'POST' })">Remove from team</div><i>since 2020</i></div>`)
    const card = (await pages.nodes()).find(({ id }) => id === 'card')!
    const { outcome, approval } = await pages.call('click', { ref: card.ref })
    expect(outcome).to.equal('needs_approval')
    expect(approval.action).to.contain('Remove from team')
    expect(pages.posted).to.deep.equal([])
    grantAction(pages.service.stateFolder, 'default', approval.fingerprint)
    expect((await pages.call('click', { ref: card.ref })).outcome).to.equal('done')
    expect(pages.posted).to.have.length(1)
  })

  it('tells of a form that the browser holds back', async () => {
    await pages.show('<form method=post action=/save><label>Name <input required></label><button>Save</button></form>')
    const { notes } = await pages.call('click', { ref: await pages.ref('button') })
    expect(notes?.join(' ')).to.contain('did not send the form').and.contain('“Name”')
    expect(pages.posted).to.deep.equal([])
  })

  it('asks before a choice, a drop on a bin and the delete key', async () => {
    const posts = (what: string) => `fetch('/done', { method: 'POST', body: '${what}' })`
    await pages.show(`<label>Action <select onchange="${posts('list')}"><option>Archive<option>Delete all</select></label>
      <form><label>With these <select><option>Archive<option>Delete all</select></label><button type=button>Save</button></form>
      <div draggable=true id=file style="width:90px;height:30px">Report.pdf</div><div role=img aria-label=Trash style="width:90px;height:60px" ondragover="event.preventDefault()" ondrop="${posts('drop')}"></div>
      <ul role=listbox tabindex=0 aria-label=Mails onkeydown="if (event.key === 'Delete') ${posts('key')}"><li role=option>One</ul><input aria-label=Note value=abc>`)
    const nodes = await pages.nodes()
    const ref = (name: string) => nodes.find(node => node.name === name)!.ref
    const asked = async (tool: string, args: Record<string, unknown>) => (await pages.call(tool, args)).outcome
    expect(await asked('select', { ref: ref('Action'), values: ['Delete all'] })).to.equal('needs_approval')
    expect(await asked('fill_form', { fields: [{ ref: ref('Action'), value: 'Delete all' }] })).to.equal(
      'needs_approval',
    )
    expect(await asked('drag', { from: nodes.find(({ id }) => id === 'file')!.ref, to: ref('Trash') })).to.equal(
      'needs_approval',
    )
    expect(await asked('press_key', { ref: ref('Mails'), key: 'Delete' })).to.equal('needs_approval')
    expect(pages.posted).to.deep.equal([])
    expect(await asked('select', { ref: ref('With these'), values: ['Delete all'] })).to.equal('done')
    expect(await asked('select', { ref: ref('Action'), values: ['Archive'] })).to.equal('done')
    expect(await asked('press_key', { ref: ref('Note'), key: 'Delete' })).to.equal('done')
  })

  it('asks before a dialog of the page is accepted that asks for it, unless the action itself was agreed to', async () => {
    const pages = await openShownPages()
    try {
      const page = (name: string, question: string) =>
        `<button onclick="out.textContent = confirm('${question}')">${name}</button><p id=out></p>`
      await pages.show(page('Proceed', 'Really delete all files?'))
      await pages.call('click', { ref: await pages.ref('button') })
      const asked = await pages.call('dialog', { action: 'accept' })
      expect(asked.outcome).to.equal('needs_approval')
      expect(asked.approval.action).to.contain('Really delete all files?')
      expect(asked.dialogs[0].state).to.equal('waiting')
      grantAction(pages.service.stateFolder, 'default', asked.approval.fingerprint)
      expect((await pages.call('dialog', { action: 'accept' })).outcome).to.equal('done')
      expect(await pages.out()).to.equal('true')

      await pages.show(page('Proceed', 'Go to the next step?'))
      await pages.call('click', { ref: await pages.ref('button') })
      expect((await pages.call('dialog', { action: 'accept' })).outcome).to.equal('done')

      await pages.show(page('Delete', 'Really delete it?'))
      const first = await pages.call('click', { ref: await pages.ref('button') })
      grantAction(pages.service.stateFolder, 'default', first.approval.fingerprint)
      await pages.call('click', { ref: await pages.ref('button') })
      expect((await pages.call('dialog', { action: 'accept' })).outcome).to.equal('done')
    } finally {
      await pages.close()
    }
  })

  it('asks less or not at all where that is set', async () => {
    const page = `<button>Send</button><button>Delete</button><p id=out></p><script>onclick = e => { out.textContent += e.target.textContent + ' ' }</script>`
    for (const [approvals, outcomes] of [
      ['destructive', ['done', 'needs_approval']],
      ['never', ['done', 'done']],
    ] as const) {
      const other = await openShownPages({ approvals })
      try {
        await other.show(page)
        const results = []
        for (const name of ['Send', 'Delete'])
          results.push(await other.call('click', { ref: await other.ref('button', name) }))
        expect(results.map(result => result.outcome)).to.deep.equal(outcomes)
      } finally {
        await other.close()
      }
    }
  })

  it('follows the setting while it runs', async () => {
    let approvals: 'writes' | 'never' = 'never'
    const other = await openShownPages({ approvals: () => approvals })
    try {
      await other.show('<button>Delete</button>')
      const click = async () => (await other.call('click', { ref: await other.ref('button', 'Delete') })).outcome
      expect(await click()).to.equal('done')
      approvals = 'writes'
      expect(await click()).to.equal('needs_approval')
    } finally {
      await other.close()
    }
  })

  it('asks for Enter, for fill_form with submit, for a click at the place and for the space bar on the button', async () => {
    const nodes = await pages.nodes()
    const street = nodes.find(node => node.name === 'Street' && node.editable)!
    const button = nodes.find(node => node.role === 'button')!
    const [x, y, width, height] = button.box!
    const results = [
      await pages.call('press_key', { key: 'Enter', ref: street.ref }),
      await pages.call('type', { ref: street.ref, text: 'X', submit: true }),
      await pages.call('fill_form', { fields: [{ ref: street.ref, value: 'Y' }], submit: true }),
      await pages.call('click_at', { x: x + width / 2, y: y + height / 2 }),
      await pages.call('press_key', { key: 'Space', ref: button.ref }),
      await pages.call('click', { ref: button.ref, count: 2 }),
    ]
    expect(results.map(result => result.outcome)).to.deep.equal(results.map(() => 'needs_approval'))
    expect(pages.posted).to.deep.equal([])
  })
})

describe('browser: what a question for a yes names', () => {
  let pages: ShownPages
  before(async () => void (pages = await openShownPages()))
  after(() => pages.close())
  const asked = async (html: string, button: string) => {
    await pages.show(html)
    const nodes = await pages.nodes()
    const { ref } = nodes.find(node => node.role === 'button' && node.name === button)!
    return (await pages.call('click', { ref })).approval
  }
  const row = (number: number, more = '') =>
    `<div class="r"><button aria-expanded="${more !== ''}">▸</button><span>Hire ${number}</span></div>${more}`

  it('is the row that has unfolded the part with the button', async () => {
    const detail = '<div class="detail"><p>2 canoes</p><button>Cancel booking</button></div>'
    const { action } = await asked(`<div>${row(1)}${row(2, detail)}${row(3)}</div>`, 'Cancel booking')
    expect(action).to.include('Hire 2').and.not.include('Hire 1')
    const last = await asked(
      `<div>${row(1)}${row(2)}<div class="foot"><button>Delete all</button></div></div>`,
      'Delete all',
    )
    expect(last.action).not.to.include('Hire')
  })

  it('is what is selected in the list under a tool bar', async () => {
    const files = ['tide.png', 'map.pdf'].map(
      (name, at) =>
        `<tr aria-selected="${at === 1}"><td><input type=checkbox ${at === 1 ? 'checked' : ''}></td><td>${name}</td></tr>`,
    )
    const { action } = await asked(
      `<div role=toolbar><button>Delete</button></div><table>${files.join('')}</table>`,
      'Delete',
    )
    expect(action).to.include('map.pdf').and.not.include('tide.png')
  })

  it('tells what a list is set to, in the words of the list', async () => {
    const { details } = await asked(
      '<div role=dialog aria-label=Share><input type=email aria-label=People value=ann@lee.example><select aria-label=Right><option value=rw>Can edit</option></select><button>Send invitation</button></div>',
      'Send invitation',
    )
    expect(details).to.deep.equal({ People: 'ann@lee.example', Right: 'Can edit' })
  })
})
