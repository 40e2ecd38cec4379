import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'smol-toml'
import { checkSettings } from '../../src/config/check-settings.ts'
import { describeSettings } from '../../src/config/describe-settings.ts'
import { Settings } from '../../src/config/settings.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

describe('the settings files of the project', () => {
  it('config/settings.reference.toml gives exactly the defaults [S-08]', () => {
    expect(Settings.parse(parse(read('config/settings.reference.toml')))).to.deep.equal(Settings.parse({}))
  })

  it('every setting says what may stand there', () => {
    for (const { key, allowed } of describeSettings()) expect(allowed, key).to.not.match(/undefined|null/)
  })

  it('every setting has a description, and no two settings the same one', () => {
    const settings = describeSettings().filter(({ section }) => section !== 'server_ports')
    for (const { key, description } of settings) expect(description, key).to.match(/\.$/)
    expect(new Set(settings.map(({ description }) => description)).size).to.equal(settings.length)
  })

  it('settings.toml holds valid settings, all of them at their defaults', () => {
    const values = parse(read('settings.toml'))
    expect(checkSettings(values, key => key)).to.deep.equal([])
    expect(Settings.parse(values)).to.deep.equal(Settings.parse({}))
  })
})
