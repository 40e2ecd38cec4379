import { expect } from 'chai'
import { noteVersions } from '../../src/cli/note-versions.ts'
import type { Output } from '../../src/cli/output.ts'
import { BUILD } from '../../src/lib/version.ts'
import type { ComponentStatus } from '../../src/processes/component-status.ts'

const notesFor = (...components: [label: string, state: string, version: string | null][]) => {
  const notes: string[] = []
  const list = components.map(([label, state, version]) => ({ label, state, version }) as ComponentStatus)
  noteVersions({ note: (text: string) => notes.push(text) } as unknown as Output, list)
  return notes
}

describe('agent status after an upgrade', () => {
  it('names what another version started, and how to change over', () => {
    const [note] = notesFor(
      ['CRM API', 'running', '0.0.9'],
      ['Agent', 'running', BUILD],
      ['API Registry', 'stopped', null],
    )
    expect(note).to.include(`(${BUILD})`).and.include('CRM API 0.0.9.').and.include('agent restart')
    expect(note).not.to.include('Agent 0').and.not.include('Registry')
  })

  it('tells two builds of one version apart', () =>
    expect(notesFor(['Agent', 'running', `${BUILD}+0123456789ab`])).to.have.lengthOf(1))

  it('says nothing when all is of this version', () =>
    expect(notesFor(['Agent', 'running', BUILD], ['CRM API', 'stopped', null])).to.deep.equal([]))
})
