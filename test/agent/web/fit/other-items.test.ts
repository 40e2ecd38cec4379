import { expect } from 'chai'
import { fitControl } from '../../../../src/agent/web/fit/fit-control.ts'
import { isOfOtherItem } from '../../../../src/agent/web/fit/other-items.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { spokenFirst } from '../../../../src/agent/web/run/acting/look-behind.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

/** Rows of a list that unfold: what a row shows when it is open stands behind it, as a part of its own. */
const parcels = (open: string) =>
  snapshotOf([
    { role: 'button', name: 'Any day', tag: 'button', expanded: false },
    {
      role: 'region',
      name: 'Parcels',
      in: ['P-311', 'P-312', 'P-313'].flatMap(name => [
        {
          role: 'generic',
          classes: ['row'],
          in: [
            { role: 'button', name: 'Details', tag: 'button', expanded: name === open },
            { role: 'text', name, tag: 'span' },
            { role: 'text', name: name === 'P-313' ? 'Returned' : 'Sent', tag: 'span' },
          ],
        },
        ...(name === open
          ? [
              {
                role: 'generic',
                classes: ['more'],
                in: [
                  { role: 'paragraph', name: 'Two boxes', tag: 'p' },
                  { role: 'button', name: 'Return', tag: 'button' },
                ],
              },
            ]
          : []),
      ]),
    },
  ])

describe('a control that stands behind an item of a list', () => {
  const pressed = (message: string, open: string) => fitControl(message, parcels(open))?.length ?? 0

  it('belongs to the item right before it, and to no other that is named', () => {
    expect(pressed('return parcel P-312', 'P-312')).to.equal(1)
    expect(pressed('return parcel P-311', 'P-312')).to.equal(0)
    expect(pressed('return parcel P-313', 'P-312')).to.equal(0)
    const page = readPage(parcels('P-312'))
    const row = (name: string) => page.parent(page.nodes.find(node => node.name === name)!)!
    const button = page.nodes.find(({ name }) => name === 'Return')!
    expect(['P-311', 'P-312', 'P-313'].map(name => isOfOtherItem(page, row(name), button))).to.deep.equal([
      true,
      false,
      true,
    ])
  })

  it('is looked for in the folds of rows that are spoken of, those first', () => {
    const page = readPage(parcels(''))
    const folds = page.nodes.filter(({ expanded }) => expanded === false)
    const order = (words: string[]) => spokenFirst(page, folds, words).map(fold => page.text(page.parent(fold) ?? fold))
    expect(order(['refund', 'p-312'])[0]).to.contain('P-312')
    expect(order(['weigh', 'everything'])).to.have.length(1)
  })
})
