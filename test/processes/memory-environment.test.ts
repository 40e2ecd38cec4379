import { spawnSync } from 'node:child_process'
import { expect } from 'chai'
import { MEMORY_ENVIRONMENT } from '../../src/processes/memory-environment.ts'

/** Frees 80 MB in pieces of 40 KB that lie between smaller ones which stay, and prints what the process keeps of them in MB. */
const FREE_BETWEEN_KEPT = `
  const kept = []
  let freed = []
  const before = process.memoryUsage.rss()
  for (let count = 0; count < 2000; count++) {
    freed.push(new Uint8Array(40_000).fill(1))
    kept.push(new Uint8Array(600).fill(1))
  }
  freed = undefined
  // What is freed goes back by and by.
  let least = Infinity
  function look(times) {
    gc()
    least = Math.min(least, process.memoryUsage.rss() - before)
    if (times > 0) setTimeout(look, 50, times - 1)
    else console.log(least / 2 ** 20, kept.length)
  }
  setTimeout(look, 50, 10)
`
const keptWith = (environment: Readonly<Record<string, string>>): number =>
  Number.parseFloat(
    spawnSync(process.execPath, ['--expose-gc', '-e', FREE_BETWEEN_KEPT], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    }).stdout,
  )

describe('what processes keep of freed memory', () => {
  it('goes back to the system also where smaller pieces beside it stay', function () {
    // The variables are those of glibc.
    const otherwise = process.platform === 'linux' ? keptWith({}) : 0
    if (otherwise < 60) return this.skip()
    expect(keptWith(MEMORY_ENVIRONMENT)).to.be.below(otherwise / 2)
  })
})
