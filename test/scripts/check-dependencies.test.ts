import { expect } from 'chai'
import { lintLockfile, readAudit, type Lockfile } from '../../scripts/lockfile-rules.ts'

const integrity = `sha512-${'a'.repeat(86)}==`
const lockfile = (entry: Lockfile['packages'][string]): Lockfile => ({
  packages: { '': {}, 'node_modules/one': { integrity }, 'node_modules/one/node_modules/@a/two': entry },
})

describe('the check of dependencies', () => {
  it('takes what is pinned and comes from the registry', () => {
    expect(lintLockfile(lockfile({ integrity }), [])).to.deep.equal([])
    expect(
      lintLockfile(lockfile({ integrity, resolved: 'https://registry.npmjs.org/@a/two/-/two-1.0.0.tgz' }), []),
    ).to.deep.equal([])
  })

  for (const [what, entry, problem] of [
    ['has no hash', {}, /@a\/two is not pinned/],
    ['has a weak one', { integrity: `sha1-${'a'.repeat(28)}` }, /not pinned/],
    [
      'comes from elsewhere',
      { integrity, resolved: 'git+ssh://git@example.com/two.git' },
      /not come from the package registry/,
    ],
    [
      'comes from a host that looks right',
      { integrity, resolved: 'https://registry.npmjs.org.evil.example/two.tgz' },
      /registry/,
    ],
    ['runs a program', { integrity, hasInstallScript: true }, /runs a program/],
  ] as const)
    it(`refuses a package that ${what}`, () => {
      const problems = lintLockfile(lockfile(entry), ['@a', 'one'])
      expect(problems).to.have.length(1)
      expect(problems[0]).to.match(problem)
    })

  it('takes programs that somebody decided about', () => {
    expect(lintLockfile(lockfile({ integrity, hasInstallScript: true }), ['@a/two'])).to.deep.equal([])
  })

  it('fails for holes of high severity in what is handed out, and tells a registry that does not answer', () => {
    const judge = (severities: Record<string, string>) => {
      const vulnerabilities = Object.fromEntries(
        Object.entries(severities).map(([name, severity]) => [name, { severity }]),
      )
      return readAudit(JSON.stringify({ vulnerabilities }), '', new Set(['express', 'zod']))
    }
    expect(judge({ express: 'moderate', mocha: 'critical' })).to.deep.equal({
      message: 'audit: no known hole of high severity in 2 packages',
      isBad: false,
    })
    expect(judge({ express: 'high' })).to.include({ isBad: true })
    expect(judge({ express: 'critical', zod: 'high', mocha: 'high' }).message).to.match(/^2 packages.*express, zod/)
    const away = readAudit('{"message":"request to x failed, reason: 405","error":{}}', '', new Set())
    expect(away.isBad).to.equal(false)
    expect(away.message).to.match(/^audit skipped: the registry did not answer it .*405/)
    expect(readAudit('', 'spawnSync npm ETIMEDOUT', new Set()).message).to.match(/skipped.*ETIMEDOUT/)
  })
})
