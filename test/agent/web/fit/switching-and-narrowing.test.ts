import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { destinationOf } from '../../../../src/agent/web/ground/destination.ts'
import { matchText } from '../../../../src/agent/web/ground/match-text.ts'
import { find } from '../../../../src/agent/web/run/finding/locate.ts'
import { fitControl } from '../../../../src/agent/web/fit/fit-control.ts'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { holdsBack } from '../../../../src/agent/web/fit/ways/held-back.ts'
import { readByPage } from '../../../../src/agent/web/fit/to-steps.ts'
import { MORE } from '../../../../src/agent/web/goals/reveal.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

type Parts = Parameters<typeof snapshotOf>[0]
const options = (...labels: string[]) => labels.map(label => ({ label, value: label, selected: false }))
const field = (name: string, more = {}) => ({ role: 'textbox', tag: 'input', name, editable: true, ...more })

const read = (message: string, parts: Parts) =>
  fitMessage(message, snapshotOf(parts))?.map(piece =>
    piece.kind === 'set'
      ? `${piece.of.names[0]}=${piece.value}`
      : piece.kind === 'choose'
        ? piece.choices.map(({ label }) => label).join('+')
        : piece.kind === 'tick'
          ? `${piece.of.names[0]}=${piece.checked}`
          : piece.kind === 'press'
            ? `press ${piece.of.names[0]}`
            : piece.kind,
  )

describe('what is switched on or off', () => {
  const fold = { role: 'button', tag: 'button', name: 'Nightly backup', expanded: false }
  const link = { role: 'link', tag: 'a', name: 'Nightly backup', href: 'http://shop.example/backup' }
  const mark = { role: 'switch', tag: 'button', name: 'Nightly backup', checked: false }

  it('is no head of a folded part, no tab and no link', () => {
    for (const part of [fold, link, { role: 'tab', tag: 'button', name: 'Nightly backup' }])
      for (const message of ['turn on the nightly backup', 'switch the nightly backup on', 'disable nightly backup']) {
        expect(read(message, [part]), message).to.equal(undefined)
        expect(fitControl(message, snapshotOf([part])), message).to.equal(undefined)
      }
  })

  it('is what can be on, and a folded part can still be opened', () => {
    expect(read('turn on the nightly backup', [mark])).to.deep.equal(['Nightly backup=true'])
    expect(fitControl('open the nightly backup', snapshotOf([fold]))?.[0]?.kind).to.equal('click')
    const pressed = { role: 'button', tag: 'button', name: 'Nightly backup', pressed: false }
    expect(read('turn on nightly backup', [pressed])).to.deep.equal(['Nightly backup=true'])
  })

  it('is no value of a field that is called by the same verb', () => {
    const alarm = [field('Turn on at', { type: 'time' }), field('Set by')]
    expect(read('turn off the lamp in the hall', alarm)).to.equal(undefined)
    expect(read('set the heating higher', alarm)).to.equal(undefined)
    expect(read('set by: Ann', alarm)).to.deep.equal(['Set by=Ann'])
  })
})

describe('what is gone to', () => {
  const bulk = { role: 'combobox', tag: 'select', name: 'With selected', options: options('Move to archive', 'Print') }
  const archive = { role: 'link', tag: 'a', name: 'Archive (3)', href: 'http://shop.example/archive' }

  it('is the link of that name, no choice that says it among other words', () => {
    expect(read('the archive', [bulk, archive])).to.deep.equal(['press Archive (3)'])
    expect(read('choose move to archive', [bulk, archive])).to.deep.equal(['Move to archive'])
    for (const message of ['go to the archive', 'go to archive'])
      expect(read(message, [bulk, archive]), message).not.to.deep.equal(['Move to archive'])
    expect(read('go to the archive', [bulk])).to.equal(undefined)
    expect(read('choose print', [bulk, archive])).to.deep.equal(['Print'])
  })
})

describe('links that lead nowhere', () => {
  const link = (name: string, href: string) => ({ role: 'link', tag: 'a', name, href })
  const found = (href: string) =>
    find(
      { said: 'the bin', name: 'bin' },
      snapshotOf([link('Bin', href), link('Bin', href), link('Bin (4)', 'http://shop.example/bin')]),
      'click',
      { found: {} },
    )

  it('are buttons of their own, though they have one address', () => {
    expect(destinationOf({ href: 'http://shop.example/list#' } as PageNode)).to.equal(undefined)
    expect(destinationOf({ href: 'javascript:void(0)' } as PageNode)).to.equal(undefined)
    expect(destinationOf({ href: 'http://shop.example/list#top' } as PageNode)).to.equal('http://shop.example/list#top')
    const twice = (href: string) => fitControl('open the bin', snapshotOf([link('Bin', href), link('Bin', href)]))
    expect(twice('http://shop.example/list#')).to.equal(undefined)
    expect(twice('http://shop.example/bin')?.length).to.equal(1)
    expect(read('press bin', [link('Bin', '#'), link('Bin', '#')])).to.equal(undefined)
  })

  it('and a number behind a name is no part of it', () => {
    const scores = found('#').map(({ score }) => score)
    expect(Math.min(...scores)).to.be.above(0.9)
    expect(matchText('drafts', 'Drafts (12)')).to.be.above(0.95)
    expect(matchText('room', 'Room 12')).to.be.below(0.95)
  })
})

describe('the button that a request begins with', () => {
  const beside: Parts = [field('Discount code'), { role: 'button', tag: 'button', name: 'Apply' }]

  it('is pressed after the field beside it is filled in', () => {
    expect(read('apply the discount code WINTER15', beside)).to.deep.equal(['Discount code=WINTER15', 'press Apply'])
    expect(read('apply for a job', beside)).to.equal(undefined)
    expect(read('apply the rules', beside)).to.equal(undefined)
  })

  it('is no link, and what is shown may be said before the days that it is narrowed down to', () => {
    const loans: Parts = [
      { role: 'link', tag: 'a', name: 'Loans', href: '/loans' },
      { role: 'heading', name: 'Loans', level: 1 },
      { ...field('From'), type: 'date' },
      { ...field('To'), type: 'date' },
    ]
    const days = ['From=2027-05-03', 'To=2027-05-09']
    expect(read('loans from 3 to 9 May 2027', loans)).to.deep.equal(days)
    expect(read('keys from 3 to 9 May 2027', loans)).to.equal(undefined)
    expect(read('loans from Hull', loans)).to.equal(undefined)
  })

  it('is for what stands beside it, not for a list elsewhere', () => {
    const search: Parts = [
      { role: 'search', in: [field('Parcel number'), { role: 'button', tag: 'button', name: 'Track' }] },
      {
        role: 'combobox',
        tag: 'select',
        name: 'Complain about',
        options: ['P-1', 'P-2'].map(label => ({ label, value: label, selected: false })),
      },
    ]
    expect(read('track P-2', search)?.join() ?? '').not.to.include('Complain about')
    expect(read('track parcel number P-2', search)).to.deep.equal(['Parcel number=P-2', 'press Track'])
  })
})

describe('narrowing down', () => {
  const form: Parts = [
    {
      role: 'form',
      in: [
        { role: 'combobox', tag: 'select', name: 'Filter by kind', options: options('Any kind', 'Tools', 'Ropes') },
        { role: 'button', tag: 'button', name: 'Filter' },
      ],
    },
  ]
  const kinds = (message: string) => readByPage(message, snapshotOf(form))?.map(({ kind }) => kind)

  it('ends with the button that shows it', () => {
    expect(kinds('filter by the kind tools')).to.deep.equal(['select', 'apply'])
    expect(kinds('filter by kind: ropes')).to.deep.equal(['select', 'apply'])
    expect(kinds('choose tools')).to.deep.equal(['select'])
  })

  it('is left unsent where the message holds something back, whatever it calls that', () => {
    for (const message of [
      'filter by the kind tools. Do not search yet.',
      "filter by kind: ropes, but don't search yet",
    ])
      expect(kinds(message)?.includes('apply') ?? false, message).to.equal(false)
    expect(holdsBack('From: Oslo, To: Bergen. Do not search yet.')).to.equal(true)
    expect(holdsBack('find a room, please don’t book it')).to.equal(true)
    for (const message of ['I do not want any stops', 'rooms that do not face the street', 'send it to Ann'])
      expect(holdsBack(message), message).to.equal(false)
  })

  it('takes what it is done for or by as the value', () => {
    const heads = [field('Filter Town'), field('Filter Owner')]
    expect(read('filter the town column for Bergen', heads)).to.deep.equal(['Filter Town=Bergen'])
    expect(read('filter owner by Ines Falk', heads)).to.deep.equal(['Filter Owner=Ines Falk'])
    expect(read('filter town: Oslo', heads)).to.deep.equal(['Filter Town=Oslo'])
  })
})

describe('what the cells of a column say', () => {
  const row = (...cells: string[]) => ({
    role: 'row',
    in: cells.map((name, at) => ({ role: 'cell', name, column: at + 1 })),
  })
  const boats = (fields: string[]): Parts => [
    {
      role: 'table',
      tag: 'table',
      in: [
        { role: 'row', in: ['Boat', 'Port'].map((name, at) => ({ role: 'columnheader', name, column: at + 1 })) },
        {
          role: 'row',
          in: fields.map((name, at) => ({ role: 'cell', name: '', column: at + 1, in: [field(name)] })),
        },
        row('Tern', 'Port Ellen'),
        row('Alca', 'Hull'),
        row('Hull Lady', 'Port Ellen'),
      ],
    },
  ]

  it('narrows it down by the field over that column', () => {
    const parts = boats(['Filter boat', 'Filter port'])
    expect(read('only the ones from Port Ellen', parts)).to.deep.equal(['Filter port=Port Ellen'])
    expect(read('just Tern please', parts)).to.deep.equal(['Filter boat=Tern'])
    expect(read('only the ones from Hull', parts)).to.equal(undefined)
    expect(read('only the ones from Oban', parts)).to.equal(undefined)
    expect(read('only the ones from Port Ellen', boats(['Filter boat']))).to.equal(undefined)
  })
})

describe('a field that takes one thing after the other', () => {
  const kinds = (parts: Parts, message: string) => readByPage(message, snapshotOf(parts))?.map(({ kind }) => kind)
  const tags: Parts = [{ role: 'generic', in: [field('Add a tag…')] }]

  it('gets Enter, where nothing beside it takes what was written', () => {
    expect(kinds(tags, 'add the tag old')).to.deep.equal(['fill', 'press'])
    expect(kinds([{ role: 'form', in: [field('Add a tag…')] }], 'add the tag old')).to.deep.equal(['fill'])
    const beside = { role: 'generic', in: [field('Add a tag…'), { role: 'button', tag: 'button', name: 'Add' }] }
    expect(kinds([beside], 'add the tag old')).not.to.include('press')
    expect(kinds([{ role: 'generic', in: [field('Tag')] }], 'add the tag old')).not.to.include('press')
  })
})

describe('what shows more', () => {
  it('says so, and is no choice among views', () => {
    for (const name of ['Show all', 'Load more', 'More results', 'All items', '›', 'Next'])
      expect(MORE.test(name), name).to.equal(true)
    for (const name of ['All', 'Allow', 'Show', 'Open', 'Next of kin']) expect(MORE.test(name), name).to.equal(false)
  })
})
