// Questions as colleagues type them into a chat in the middle of a working day, frozen before they were first asked.
export default kit => {
  const {
    alone,

    at,
    avg,
    clarify,
    count,
    created,
    day,
    dayAs,
    desc,
    distinct,
    either,
    figures,
    fullName,
    isOpen,
    largest,
    map,
    mapBy,
    median,
    money,
    month,
    monthAs,
    nowrite,
    num,
    numbered,
    ordered,
    pct,
    pending,
    quarter,
    quarterAs,
    rank,
    record,
    removed,
    set,
    shift,
    smallest,
    smalltalk,
    sum,
    tableBy,
    temp,
    text,
    topGroup,
    thread,
    unknown,
    updated,
    using,
    write,
    yes,
    year,
  } = kit
  const q = numbered('w-')
  const listOf = items => set(items, { none: items.length === 0 })
  const crmNamed = f => alone(f.acc, 'name', f.all)
  const personNamed = f => alone(f.con, fullName, f.leads, f.tc)
  const leadNamed = f => alone(f.leads, fullName, f.con, f.tc)
  const dealNamed = f => alone(f.opp, 'name')
  const pick = (list, test, i = 0) => {
    const fit = list.filter(test)
    return at(fit.length > 0 ? fit : list, i)
  }
  const won = o => o.stage === 'closed-won'
  const lost = o => o.stage === 'closed-lost'
  const by = (f, k) => o => f.A(o.account_id)?.[k]
  const inCountry = (f, c) => o => by(f, 'country')(o) === c
  const accountsIn = (f, c) => f.acc.filter(a => a.country === c)
  const primary = (f, a) => f.conOf(a).filter(c => c.is_primary)
  const today = () => new Date().toISOString().slice(0, 10)
  const winRates = list => {
    const n = list.filter(won).length
    return [(100 * n) / list.filter(o => !isOpen(o)).length, (100 * n) / list.length]
  }
  /** A figure for each of a few names: as figures, or as groups. */
  const both = (a, x, b, y, as = count) =>
    either(
      map([
        [a, x],
        [b, y],
      ]),
      figures([as(x), as(y)]),
    )
  const person = (first_name, last_name, more) => ({
    first_name,
    last_name,
    email: `${first_name}.${last_name}@example.com`.toLowerCase(),
    ...more,
  })
  const deal = (name, more) => ({ name, stage: 'proposal', probability: 0.6, value: 20000, ...more })
  return [
    // ------------------------------------------------------------ lists with conditions
    q('filter', 'open deals over 500k', f => set(f.opp.filter(o => isOpen(o) && o.value > 500000))),
    q('filter', 'leads from trade shows that nobody has contacted yet', f =>
      set(f.leads.filter(l => l.source === 'Trade Show' && l.status === 'new')),
    ),
    q('filter', 'which of our german accounts have no phone number', f =>
      listOf(accountsIn(f, 'Germany').filter(a => !a.phone)),
    ),
    q('filter', 'healthcare accounts in california, the crm ones', f =>
      listOf(f.acc.filter(a => a.industry === 'Healthcare' && a.state === 'California')),
    ),
    q('filter', 'qualified leads scoring above 90', f =>
      set(f.leads.filter(l => l.status === 'qualified' && l.score > 90)),
    ),
    q('filter', 'whats still in prospecting and due to close in the next 2 weeks?', f => {
      const within = (from, to) =>
        listOf(f.opp.filter(o => o.stage === 'prospecting' && day(o) >= from && day(o) <= to))
      const start = today()
      return either(
        within(start, shift(start, 14)),
        within(start, shift(start, 13)),
        within(shift(start, 1), shift(start, 14)),
      )
    }),
    q('filter', 'contacts w/o phone in the legal dept', f =>
      listOf(f.con.filter(c => c.department === 'Legal' && !c.phone)),
    ),
    q('filter', 'linkedin leads in automotive, new ones only', f =>
      listOf(f.leads.filter(l => l.source === 'LinkedIn' && l.industry === 'Automotive' && l.status === 'new')),
    ),
    q('filter', 'my accounts in florida or new york', f => set(f.mine.filter(a => ['FL', 'NY'].includes(a.state)))),
    q('filter', 'which third party accounts make more than 8 mil', f => set(f.third.filter(a => a.revenue > 8e6))),
    q('filter', 'anyone with more than 20,000 employees among our accounts?', f => {
      const found = f.acc.filter(a => a.employee_count > 20000)
      return either(listOf(found), yes(found.length > 0))
    }),
    q('filter', 'do we have any negotiations going on without a description? over 300k i mean', f => {
      const found = f.opp.filter(o => o.stage === 'negotiation' && !o.description && o.value > 300000)
      return either(listOf(found), yes(found.length > 0))
    }),
    // ------------------------------------------------------------ counts
    q('count', 'how many deals did we lose in q3 2024', f =>
      count(f.opp.filter(o => lost(o) && quarter(o) === '2024-Q3').length),
    ),
    q('count', 'how many accounts do we have in canada', f => count(accountsIn(f, 'Canada').length)),
    q('count', 'how many distinct job titles among contacts', f =>
      either(
        count(distinct(f.con, 'job_title').length),
        count(distinct(f.tc, 'job_title').length),
        count(distinct([...f.con, ...f.tc], 'job_title').length),
      ),
    ),
    q('count', 'how many of our referral leads made it to qualified', f =>
      count(f.leads.filter(l => l.source === 'Referral' && l.status === 'qualified').length),
    ),
    q('count', 'number of spanish customers w/o a single won deal', f =>
      count(accountsIn(f, 'Spain').filter(a => !f.oppOf(a).some(won)).length, { zero: true }),
    ),
    q('count', 'how many open deals are past their close date', f =>
      count(f.opp.filter(o => isOpen(o) && day(o) < today()).length),
    ),
    // ------------------------------------------------------------ extremes
    q('top', 'biggest open deal right now?', f => largest(f.opp.filter(isOpen), 'value')),
    q('top', 'which account lost us the most money', f => largest(f.acc, a => sum(f.oppOf(a).filter(lost), 'value'))),
    q('top', 'top 3 lead sources by avg score', f =>
      ordered(
        rank(f.leads, 'source').map(g => ({ ...g, avg: avg(g.items, 'score') })),
        'avg',
        { n: 3, as: g => g.key },
      ),
    ),
    q('top', 'our 5 biggest customers in europe by revenue', f =>
      ordered(
        f.acc.filter(a => a.region === 'Europe'),
        'annual_revenue',
        { n: 5 },
      ),
    ),
    q('top', 'crm accounts ranked 5 to 10 by annual revenue', f =>
      ordered(desc(f.acc, 'annual_revenue').slice(4, 10), 'annual_revenue'),
    ),
    q('top', 'smallest deal we ever won', f => smallest(f.opp.filter(won), 'value')),
    q('top', 'which industry do we lose the most deals in', f => topGroup(f.opp.filter(lost), by(f, 'industry'))),
    q('top', 'oldest lead in the system?', f => smallest(f.leads, 'created_at')),
    q('top', 'sources with more than 250 leads', f => {
      const found = rank(f.leads, 'source').filter(g => g.n > 250)
      return either(set(found.map(g => g.key)), map(found.map(g => [g.key, g.n])))
    }),
    // ------------------------------------------------------------ figures
    q('aggregate', 'whats the pipeline worth in total', f => money(sum(f.opp.filter(isOpen), 'value'))),
    q('aggregate', 'avg size of the deals we won in 2024', f =>
      money(
        avg(
          f.opp.filter(o => won(o) && year(o) === '2024'),
          'value',
        ),
      ),
    ),
    q('aggregate', 'how much business have we won with retail customers', f =>
      money(
        sum(
          f.opp.filter(o => won(o) && by(f, 'industry')(o) === 'Retail'),
          'value',
        ),
      ),
    ),
    q('aggregate', 'what share of leads is still new', f =>
      pct((100 * f.leads.filter(l => l.status === 'new').length) / f.leads.length),
    ),
    q('aggregate', 'what % of our deals do we win', f => either(winRates(f.opp).map(p => pct(p)))),
    q('aggregate', 'what share of the open pipeline sits in europe', f => {
      const open = f.opp.filter(isOpen)
      const europe = open.filter(o => by(f, 'region')(o) === 'Europe')
      return either(pct((100 * sum(europe, 'value')) / sum(open, 'value')), pct((100 * europe.length) / open.length))
    }),
    q('aggregate', 'median score of cold call leads', f =>
      num(
        median(
          f.leads.filter(l => l.source === 'Cold Call'),
          'score',
        ),
      ),
    ),
    q('aggregate', 'how much revenue do my accounts have combined, and the third party ones?', f =>
      figures([money(sum(f.mine, 'revenue')), money(sum(f.third, 'revenue'))]),
    ),
    q('aggregate', 'expected value of our deals in negotiation? value times probability', f =>
      money(
        sum(
          f.opp.filter(o => o.stage === 'negotiation'),
          o => o.value * o.probability,
        ),
      ),
    ),
    // ------------------------------------------------------------ groups
    q('group', 'won amount by region', f => mapBy(f.opp.filter(won), by(f, 'region'), g => sum(g, 'value'))),
    q('group', 'leads per source pls', f => mapBy(f.leads, 'source')),
    q('group', 'wins and losses per quarter in 2024', f => {
      const closed = f.opp.filter(o => !isOpen(o) && year(o) === '2024')
      return tableBy(closed, quarter, [g => g.filter(won).length, g => g.filter(lost).length], { as: quarterAs })
    }),
    q('group', 'how many deals did we win each month in 2024?', f =>
      mapBy(
        f.opp.filter(o => won(o) && year(o) === '2024'),
        month,
        undefined,
        { as: monthAs },
      ),
    ),
    q('group', 'avg deal size by industry', f => mapBy(f.opp, by(f, 'industry'), g => avg(g, 'value'))),
    q('group', 'total headcount per country, manufacturing accounts only', f =>
      mapBy(
        f.acc.filter(a => a.industry === 'Manufacturing'),
        'country',
        g => sum(g, 'employee_count'),
      ),
    ),
    // ------------------------------------------------------------ comparisons, trends
    q('compare', 'did we win more deals in 2024 or in 2025', f => {
      const of = y => f.opp.filter(o => won(o) && year(o) === y).length
      return either(text(of('2024') > of('2025') ? '2024' : '2025'), both('2024', of('2024'), '2025', of('2025')))
    }),
    q(
      'compare',
      ...using(
        f => {
          const open = a => f.oppOf(a).filter(isOpen).length
          const a = pick(crmNamed(f), x => open(x) >= 5, 3)
          return [a, pick(crmNamed(f), x => open(x) > 0 && open(x) < open(a), 8), open]
        },
        (f, a, b) => `who has more open deals, ${b.name} or ${a.name}?`,
        (f, a, b, open) => either(record(a), text(a.name), both(a.name, open(a), b.name, open(b))),
      ),
    ),
    q('compare', 'are there industries without leads', f => {
      const without = distinct(f.acc, 'industry').filter(i => !f.leads.some(l => l.industry === i))
      return either(yes(without.length > 0), listOf(without))
    }),
    q('compare', 'is our win rate better in europe or in north america?', f => {
      const rate = region => winRates(f.opp.filter(o => by(f, 'region')(o) === region))
      const [europe, america] = [rate('Europe'), rate('North America')]
      return either(
        ...[0, 1].map(i => text(europe[i] > america[i] ? 'Europe' : 'North America')),
        ...[0, 1].map(i => figures([pct(europe[i]), pct(america[i])])),
      )
    }),
    q(
      'compare',
      'are we getting more leads per month than a year ago? just give me leads created in june 2024 vs june 2025',
      f => {
        const of = m => f.leads.filter(l => l.created_at.startsWith(m)).length
        return either(figures([of('2024-06'), of('2025-06')]), map([[monthAs('2024-06'), of('2024-06')], [monthAs('2025-06'), of('2025-06')]])) // oxfmt-ignore
      },
    ),
    // ------------------------------------------------------------ across records
    q('join', 'accounts in brazil with open deals but no it contact', f =>
      listOf(
        accountsIn(f, 'Brazil').filter(a => f.oppOf(a).some(isOpen) && !f.conOf(a).some(c => c.department === 'IT')),
      ),
    ),
    q('join', 'which polish customers have never bought anything', f =>
      listOf(accountsIn(f, 'Poland').filter(a => !f.oppOf(a).some(won))),
    ),
    q(
      'join',
      ...using(
        f => [pick(dealNamed(f), o => isOpen(o), 40)],
        (f, o) => `who should I call about the ${o.name} deal?`,
        (f, o) => {
          const a = f.A(o.account_id)
          return either(record(primary(f, a)), set(f.conOf(a)))
        },
      ),
    ),
    q(
      'join',
      ...using(
        f => [pick(crmNamed(f), a => f.oppOf(a).filter(won).length > 1, 21)],
        (f, a) => `when did we last win something at ${a.name}`,
        (f, a) => {
          const last = largest(f.oppOf(a).filter(won), 'close_date')
          return either(text(dayAs(day(last.items[0])), { field: 'close_date' }), last)
        },
      ),
    ),
    q('join', 'primary contacts of our insurance accounts in the uk', f =>
      set(
        accountsIn(f, 'United Kingdom')
          .filter(a => a.industry === 'Insurance')
          .flatMap(a => primary(f, a)),
      ),
    ),
    q(
      'join',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).filter(c => c.department === 'Sales').length > 1, 12)],
        (f, a) => `emails of the sales people at ${a.name}`,
        (f, a) => set(f.conOf(a).filter(c => c.department === 'Sales')),
      ),
    ),
    q(
      'join',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).filter(c => c.department === 'Procurement').length === 1, 17)],
        (f, a) => `do we know anybody in procurement at ${a.name}?`,
        (f, a) => either(set(f.conOf(a).filter(c => c.department === 'Procurement')), yes(true)),
      ),
    ),
    q('join', 'which of my accounts dont have a ceo on file', f =>
      listOf(f.mine.filter(a => !f.tcOf(a).some(c => c.job_title === 'Chief Executive Officer'))),
    ),
    q('join', 'what are we working on in norway? open deals', f =>
      listOf(f.opp.filter(o => isOpen(o) && inCountry(f, 'Norway')(o))),
    ),
    q('join', 'ctos we know in sweden', f =>
      listOf(f.con.filter(c => c.job_title === 'Chief Technology Officer' && by(f, 'country')(c) === 'Sweden')),
    ),
    // ------------------------------------------------------------ one record
    q(
      'lookup',
      ...using(
        f => [pick(personNamed(f), c => c.phone, 301)],
        (f, c) => `${fullName(c)} phone?`,
        (f, c) => text(c.phone, { field: 'phone', phone: true }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(crmNamed(f), 77)],
        (f, a) => `where is ${a.name} based`,
        (f, a) => either(text(a.city, { field: 'city' }), text(a.country, { field: 'country' }), record(a)),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(dealNamed(f), 802)],
        (f, o) => `what stage is ${o.name} in`,
        (f, o) => text(o.stage, { field: 'stage' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(personNamed(f), 512)],
        (f, c) => `what does ${fullName(c)} do at ${f.A(c.account_id).name}?`,
        (f, c) => text(c.job_title, { field: 'job_title' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(leadNamed(f), 230)],
        (f, l) => `need the email of ${fullName(l)}, one of our leads`,
        (f, l) => text(l.email, { field: 'email' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [pick(dealNamed(f), isOpen, 77)],
        (f, o) => `when do we expect to close ${o.name}`,
        (f, o) => text(dayAs(day(o)), { field: 'close_date' }),
      ),
    ),
    // ------------------------------------------------------------ conversations
    q('talk', [
      [
        'how many open deals do we have in italy',
        f => count(f.opp.filter(o => isOpen(o) && inCountry(f, 'Italy')(o)).length),
      ],
      ['and in france?', f => count(f.opp.filter(o => isOpen(o) && inCountry(f, 'France')(o)).length)],
      [
        'how much is that all together',
        f => {
          const worth = c =>
            sum(
              f.opp.filter(o => isOpen(o) && inCountry(f, c)(o)),
              'value',
            )
          const n = c => f.opp.filter(o => isOpen(o) && inCountry(f, c)(o)).length
          return either(
            money(worth('France')),
            money(worth('France') + worth('Italy')),
            count(n('France') + n('Italy')),
          )
        },
      ],
    ]),
    q(
      'talk',
      thread(
        f => [pick(crmNamed(f), a => f.oppOf(a).some(isOpen), 55)],
        [
          [(f, a) => `pull up ${a.name}`, (f, a) => record(a)],
          ['whos our main contact there?', (f, a) => record(primary(f, a))],
          ['any open deals?', (f, a) => either(set(f.oppOf(a).filter(isOpen)), yes(true))],
          ['and their total', (f, a) => money(sum(f.oppOf(a).filter(isOpen), 'value'))],
        ],
      ),
    ),
    q(
      'talk',
      thread(
        f => [desc(accountsIn(f, 'Japan'), 'employee_count').slice(0, 3)],
        [
          ['top 3 customers in japan by employees', f => ordered(accountsIn(f, 'Japan'), 'employee_count', { n: 3 })],
          ['who are the ceos there', (f, top) => listOf(top.flatMap(f.conOf).filter(c => c.job_title === 'Chief Executive Officer'))], // oxfmt-ignore
        ],
      ),
    ),
    q('talk', [
      ['deals we lost in may 2025', f => set(f.opp.filter(o => lost(o) && month(o) === '2025-05'))],
      ['only the ones over 100k', f => set(f.opp.filter(o => lost(o) && month(o) === '2025-05' && o.value > 100000))],
      [
        'whats the total',
        f =>
          money(
            sum(
              f.opp.filter(o => lost(o) && month(o) === '2025-05' && o.value > 100000),
              'value',
            ),
          ),
      ],
    ]),
    q('talk', [
      ['how many leads are qualified', f => count(f.leads.filter(l => l.status === 'qualified').length)],
      ['what about negotiation', f => count(f.leads.filter(l => l.status === 'negotiation').length)],
      [
        'list those with a score of 95 or more',
        f => set(f.leads.filter(l => l.status === 'negotiation' && l.score >= 95)),
      ],
    ]),
    q('talk', [
      [
        'how much did we win in q1 2025',
        f => {
          const list = f.opp.filter(o => won(o) && quarter(o) === '2025-Q1')
          return either(money(sum(list, 'value')), count(list.length))
        },
      ],
      [
        'and the quarter before?',
        f => {
          const list = f.opp.filter(o => won(o) && quarter(o) === '2024-Q4')
          return either(money(sum(list, 'value')), count(list.length))
        },
      ],
      [
        'so whats the difference',
        f => {
          const of = k => f.opp.filter(o => won(o) && quarter(o) === k)
          return either(
            money(Math.abs(sum(of('2025-Q1'), 'value') - sum(of('2024-Q4'), 'value')), { abs: true }),
            count(Math.abs(of('2025-Q1').length - of('2024-Q4').length), { abs: true }),
          )
        },
      ],
    ]),
    q(
      'talk',
      thread(
        f => [pick(dealNamed(f), o => isOpen(o) && f.A(o.account_id).phone, 123)],
        [
          [(f, o) => `whats ${o.name} worth`, (f, o) => money(o.value, { field: 'value' })],
          ['which account is that with', (f, o) => either(record(f.A(o.account_id)), text(f.A(o.account_id).name))],
          ['phone number?', (f, o) => text(f.A(o.account_id).phone, { field: 'phone', phone: true })],
        ],
      ),
    ),
    q('talk', [
      ['third party accounts in texas', f => set(f.third.filter(a => a.state === 'TX'))],
      ['no, i meant mine', f => set(f.mine.filter(a => a.state === 'TX'))],
      [
        'how much revenue is that',
        f =>
          money(
            sum(
              f.mine.filter(a => a.state === 'TX'),
              'revenue',
            ),
          ),
      ],
    ]),
    q(
      'talk',
      thread(
        f => [pick(crmNamed(f), a => f.conOf(a).length > 5 && f.conOf(a).some(c => c.department === 'Finance'), 31)],
        [
          [(f, a) => `who do we know at ${a.name}`, (f, a) => set(f.conOf(a))],
          ['just finance', (f, a) => set(f.conOf(a).filter(c => c.department === 'Finance'))],
          [
            'whos the primary contact there?',
            (f, a) => either(record(primary(f, a)), listOf(primary(f, a).filter(c => c.department === 'Finance'))),
          ],
        ],
      ),
    ),
    q('talk', [
      [
        'average score of website leads',
        f =>
          num(
            avg(
              f.leads.filter(l => l.source === 'Website'),
              'score',
            ),
          ),
      ],
      [
        'thanks, now the same for partner leads',
        f =>
          num(
            avg(
              f.leads.filter(l => l.source === 'Partner'),
              'score',
            ),
          ),
      ],
    ]),
    q('talk', [
      [
        'how many leads came in in march 2025',
        f => count(f.leads.filter(l => l.created_at.startsWith('2025-03')).length),
      ],
      ['april?', f => count(f.leads.filter(l => l.created_at.startsWith('2025-04')).length)],
      [
        'and how many of the april ones got qualified',
        f => count(f.leads.filter(l => l.created_at.startsWith('2025-04') && l.status === 'qualified').length),
      ],
    ]),
    q('talk', [
      [
        'biggest deal we lost in 2024?',
        f =>
          largest(
            f.opp.filter(o => lost(o) && year(o) === '2024'),
            'value',
          ),
      ],
      [
        'who was the customer',
        f => {
          const [o] = largest(
            f.opp.filter(x => lost(x) && year(x) === '2024'),
            'value',
          ).items
          return either(record(f.A(o.account_id)), text(f.A(o.account_id).name))
        },
      ],
      ['which competitor took it?', unknown],
    ]),
    q('talk', [
      ['our accounts in spain', f => set(accountsIn(f, 'Spain'))],
      ['the ones with more than 1000 employees', f => set(accountsIn(f, 'Spain').filter(a => a.employee_count > 1000))],
      [
        'sort them by revenue, biggest first',
        f =>
          ordered(
            accountsIn(f, 'Spain').filter(a => a.employee_count > 1000),
            'annual_revenue',
          ),
      ],
    ]),
    q('talk', [
      ['how many deals are in proposal?', f => count(f.opp.filter(o => o.stage === 'proposal').length)],
      [
        'and whats their total',
        f =>
          money(
            sum(
              f.opp.filter(o => o.stage === 'proposal'),
              'value',
            ),
          ),
      ],
      [
        'on average?',
        f =>
          money(
            avg(
              f.opp.filter(o => o.stage === 'proposal'),
              'value',
            ),
          ),
      ],
    ]),
    q(
      'talk',
      thread(
        f => [pick(crmNamed(f), a => f.oppOf(a).some(isOpen), 61), pick(crmNamed(f), a => f.oppOf(a).some(isOpen), 97)],
        [
          [(f, a) => `open deals at ${a.name}`, (f, a) => set(f.oppOf(a).filter(isOpen))],
          [(f, a, b) => `sorry, I meant ${b.name}`, (f, a, b) => set(f.oppOf(b).filter(isOpen))],
        ],
      ),
    ),
    q('talk', [
      [
        'open deals closing in december 2026 over 300k',
        f => set(f.opp.filter(o => isOpen(o) && month(o) === '2026-12' && o.value > 300000)),
      ],
      [
        'without the ones in prospecting',
        f =>
          listOf(
            f.opp.filter(o => isOpen(o) && o.stage !== 'prospecting' && month(o) === '2026-12' && o.value > 300000),
          ),
      ],
    ]),
    q('talk', [
      ['which region has the most accounts', f => topGroup(f.acc, 'region')],
      ['and the fewest?', f => topGroup(f.acc, 'region', { up: true })],
    ]),
    q('talk', [
      ['how many deals close in october 2026', f => count(f.opp.filter(o => month(o) === '2026-10').length)],
      ['and the same month last year?', f => count(f.opp.filter(o => month(o) === '2025-10').length)],
    ]),
    q('talk', [
      ['how many accounts are in the high value outreach campaign', f => count(f.high.length)],
      ['average revenue?', f => money(avg(f.high, 'revenue'))],
      ['and for tech transformation', f => money(avg(f.tech, 'revenue'))],
    ]),
    q('talk', [
      [
        'leads in pharma with a score over 90',
        f => set(f.leads.filter(l => l.industry === 'Pharmaceuticals' && l.score > 90)),
      ],
      [
        'which of them are still open, so not won or lost',
        f =>
          listOf(
            f.leads.filter(l => l.industry === 'Pharmaceuticals' && l.score > 90 && !l.status.startsWith('closed')),
          ),
      ],
    ]),
    q('talk', [
      [
        'morning! quick one: how many contacted leads do we have',
        f => count(f.leads.filter(l => l.status === 'contacted').length),
      ],
      ['great thx', smalltalk],
    ]),
    q('talk', [
      ['show me the largest three open deals in the us', f => ordered(f.opp.filter(o => isOpen(o) && inCountry(f, 'United States')(o)), 'value', { n: 3 })], // oxfmt-ignore
      [
        'who are the accounts',
        f => {
          const top = desc(
            f.opp.filter(o => isOpen(o) && inCountry(f, 'United States')(o)),
            'value',
          ).slice(0, 3)
          return set([...new Set(top.map(o => f.A(o.account_id)))])
        },
      ],
    ]),
    q('talk', [
      ['how many won deals in asia pacific in 2024', f => count(f.opp.filter(o => won(o) && year(o) === '2024' && by(f, 'region')(o) === 'Asia Pacific').length)], // oxfmt-ignore
      ['lost?', f => count(f.opp.filter(o => lost(o) && year(o) === '2024' && by(f, 'region')(o) === 'Asia Pacific').length)], // oxfmt-ignore
      [
        'so what was the win rate',
        f => {
          const list = f.opp.filter(o => year(o) === '2024' && by(f, 'region')(o) === 'Asia Pacific')
          return either(winRates(list).map(p => pct(p)))
        },
      ],
    ]),
    // ------------------------------------------------------------ changes
    q(
      'write',
      'we got it! Placeholder Otter rollout is won :)',
      (f, m) =>
        updated('opportunities', m.deal.id, { stage: 'closed-won' }, { mayChange: ['probability', 'close_date'] }),
      { setup: { deal: temp('opportunities', deal('Placeholder Otter rollout', { stage: 'negotiation' })) } },
    ),
    q(
      'write',
      [
        ['what stage is Placeholder Badger pilot in?', () => text('proposal', { field: 'stage' })],
        [
          'ok they went with somebody else. close it as lost',
          (f, m) =>
            updated('opportunities', m.deal.id, { stage: 'closed-lost' }, { mayChange: ['probability', 'close_date'] }),
        ],
      ],
      { setup: { deal: temp('opportunities', deal('Placeholder Badger pilot')) } },
    ),
    q(
      'write',
      [
        ['what department is Wilhelmina Aarden in', () => text('Sales', { field: 'department' })],
        ['thats old, move her to Marketing', (f, m) => updated('contacts', m.her.id, { department: 'Marketing' })],
      ],
      { setup: { her: temp('contacts', person('Wilhelmina', 'Aarden', { department: 'Sales', is_primary: false })) } },
    ),
    q(
      'write',
      'pls add a note to the lead Ottoline Brandreth: call back after the holidays',
      (f, m) => updated('leads', m.lead.id, { notes: 'call back after the holidays' }),
      { setup: { lead: temp('leads', person('Ottoline', 'Brandreth', { notes: null })) } },
    ),
    q(
      'write',
      'push Placeholder Stoat renewal to the end of january 2027',
      (f, m) => updated('opportunities', m.deal.id, { close_date: '2027-01-31' }),
      { setup: { deal: temp('opportunities', deal('Placeholder Stoat renewal', { close_date: '2026-12-18' })) } },
    ),
    q('write', 'drop the lead Percival Ostrowe, wrong number anyway', (f, m) => removed('leads', m.lead.id), {
      setup: { lead: temp('leads', person('Percival', 'Ostrowe')) },
    }),
    q(
      'write',
      f => `new contact at ${at(crmNamed(f), 140).name}: Rosamund Teale, IT Manager, rosamund.teale@example.com`,
      f =>
        created('contacts', {
          first_name: 'Rosamund',
          last_name: 'Teale',
          job_title: 'IT Manager',
          email: 'rosamund.teale@example.com',
          account_id: at(crmNamed(f), 140).id,
        }),
    ),
    q(
      'write',
      [
        ['how much is Placeholder Marten upgrade worth', () => money(40000, { field: 'value' })],
        ['make it 45k', (f, m) => updated('opportunities', m.deal.id, { value: 45000 })],
      ],
      { setup: { deal: temp('opportunities', deal('Placeholder Marten upgrade', { value: 40000 })) } },
    ),
    q(
      'write',
      'can you set Ludovic Farnham and Ines Quorley to contacted, both leads',
      (f, m) =>
        write({ update: [m.one, m.two].map(l => ({ resource: 'leads', id: l.id, fields: { status: 'contacted' } })) }),
      {
        setup: {
          one: temp('leads', person('Ludovic', 'Farnham', { status: 'new' })),
          two: temp('leads', person('Ines', 'Quorley', { status: 'new' })),
        },
      },
    ),
    q('write', [
      ['add a lead: Casimir Dole from Hollowell Test Mills', pending],
      [
        'casimir.dole@example.com',
        () =>
          created('leads', {
            first_name: 'Casimir',
            last_name: 'Dole',
            company: 'Hollowell Test Mills',
            email: 'casimir.dole@example.com',
          }),
      ],
    ]),
    q('write', 'dont delete any leads today please', () => nowrite()),
    q('write', 'close the deal', () => either(clarify(), nowrite())),
    // ------------------------------------------------------------ what cannot be answered, and small talk
    q('decline', 'which rep closed the most deals last quarter?', unknown),
    q('decline', 'whats our churn rate this year', unknown),
    q('decline', 'how much did we spend on google ads', unknown),
    q(
      'decline',
      ...using(
        f => [at(personNamed(f), 640)],
        (f, c) => `when is ${fullName(c)}s birthday`,
        () => unknown(),
      ),
    ),
    q(
      'decline',
      ...using(
        f => [at(crmNamed(f), 222)],
        (f, a) => `did ${a.name} pay their last invoice?`,
        () => unknown(),
      ),
    ),
    q('smalltalk', 'you there?', smalltalk),
    q('smalltalk', 'ok great, thats all for today', smalltalk),
  ]
}
