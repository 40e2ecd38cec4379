// A fifth set by a writer who had not seen the engine, frozen before it was first asked.
export default kit => {
  const {
    absent,
    all,
    alone,
    asc,
    at,
    avg,
    below,
    between,
    clarify,
    count,
    created,
    cut,
    day,
    dayAs,
    dayName,
    distinct,
    either,
    figures,
    fullName,
    isOpen,
    largest,
    mapBy,
    max,
    median,
    min,
    money,
    month,
    monthAs,
    monthName,
    nowrite,
    nth,
    num,
    numbered,
    ordered,
    pair,
    pct,
    pending,
    percent,
    quarter,
    quarterName,
    rank,
    record,
    refuse,
    removed,
    set,
    sized,
    sizedPair,
    smallest,
    smalltalk,
    stateAs,
    stateName,
    sum,
    temp,
    text,
    thread,
    topGroup,
    unknown,
    updated,
    usd,
    using,
    values,
    worded,
    yes,
    year,
  } = kit
  const q = numbered('fifth-')
  const none = () => set([], { none: true })

  // Records whose name is theirs alone in both systems.
  const territoryNamed = f => alone(f.all, 'name', f.acc)
  const mineNamed = f => territoryNamed(f).filter(a => !a.is_third_party)
  const thirdNamed = f => territoryNamed(f).filter(a => a.is_third_party)
  const crmNamed = f => alone(f.acc, 'name', f.all)
  const personNamed = (f, list) => alone(list, fullName, ...[f.tc, f.con, f.leads].filter(x => x !== list))
  const dealNamed = f => alone(f.opp, 'name')
  const pick = (list, test, i = 0) => at(list.filter(test).length ? list.filter(test) : list, i)

  const inStage = (f, stage) => f.opp.filter(o => o.stage === stage)
  const won = f => inStage(f, 'closed-won')
  const lost = f => inStage(f, 'closed-lost')
  const isOpenLead = l => !l.status.startsWith('closed')
  const isPrimary = c => c.is_primary
  const primaryOf = (f, a) => f.conOf(a).filter(isPrimary)
  const onDay = key => r => String(r[key] ?? '').slice(0, 10)
  const inMonth = key => r => onDay(key)(r).slice(0, 7)
  const createdQuarter = r => quarter({ close_date: onDay('created_at')(r) })
  const industryOf = f => o => f.A(o.account_id)?.industry
  const initials = title =>
    title
      .split(' ')
      .map(w => w[0])
      .join('')

  return [
    // ------------------------------------------------------------ list
    q('list', 'Which accounts are in both campaigns, Tech Transformation and High Value Outreach?', f =>
      set(f.tech.filter(a => f.high.includes(a))),
    ),
    q('list', 'What stages can be found among our opportunities?', f => values(f.opp, 'stage')),
    q(
      'list',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).length > 3, 70)],
        (f, a) => `Give me the names and e-mail addresses of everybody we know at ${a.name}.`,
        (f, a) => set(f.conOf(a)),
      ),
    ),
    q('list', 'Which lead sources are we using?', f => values(f.leads, 'source')),
    q(
      'list',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).length > 4 && f.conOf(a).every(c => c.department), 110)],
        (f, a) => `Which departments do the contacts at ${a.name} work in?`,
        (f, a) => values(f.conOf(a), 'department'),
      ),
    ),
    q(
      'list',
      ...using(
        f => [rank(f.acc, 'region').at(-1)],
        (f, g) => `Which countries in ${g.key} do we have CRM accounts in?`,
        (f, g) => values(g.items, 'country'),
      ),
    ),

    // ------------------------------------------------------------ filter
    q(
      'filter',
      ...using(
        f => [nth(f.third, 'state', 4), nth(f.third, 'state', 5)],
        (f, a, b) => `Show me the third-party accounts from ${stateName(a)} and ${stateName(b)}.`,
        (f, a, b) => set(f.third.filter(x => [a, b].includes(x.state))),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [rank(f.tc, 'job_title').find(g => g.key.startsWith('Chief')) ?? rank(f.tc, 'job_title')[0]],
        (f, g) => `Which of our territory contacts are ${g.key.startsWith('Chief') ? initials(g.key) : g.key}s?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f =>
          sizedPair(
            f.acc.filter(a => a.country === 'United States' && a.state !== a.city && a.state !== 'New York'),
            'industry',
            'state',
            3,
            12,
            3,
          ),
        (f, i, s) => `CRM accounts in ${s} that are in ${i}`,
        (f, i, s) => set(f.acc.filter(a => a.industry === i && a.state === s)),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'job_title', 'source', 4, 30),
        (f, t, s) => `Which leads with the job title ${t} came to us via ${s}?`,
        (f, t, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads, 'notes', 'status', 4, 14),
        (f, n, s) => `Find the leads in status ${s} that have the note "${n}"`,
        (f, n, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [rank(f.con.filter(isPrimary), 'department').at(-1)],
        (f, g) => `Which primary contacts in the CRM work in ${g.key}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => [sized(f.con, 'last_name', 4, 12, 5)],
        (f, g) => `Show me everybody among the CRM contacts whose last name is ${g.key}.`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'filter',
      ...using(
        f => sizedPair(f.leads.filter(isOpenLead), 'industry', 'source', 4, 15, 2),
        (f, i, s) => `Which ${s} leads in the ${i} industry are not closed yet?`,
        (f, i, s, list) => set(list),
      ),
    ),
    q(
      'filter',
      ...using(
        f =>
          sizedPair(
            f.leads.filter(l => !l.phone),
            'source',
            'status',
            4,
            20,
          ),
        (f, s, st) => `List the ${st} leads from ${s} that have no phone number.`,
        (f, s, st, list) => set(list),
      ),
    ),

    // ------------------------------------------------------------ count
    q('count', 'How many CRM accounts have no street address on file?', f =>
      count(f.acc.filter(a => !a.address).length),
    ),
    q('count', 'How many different job titles occur among the leads?', f =>
      count(distinct(f.leads, 'job_title').length),
    ),
    q('count', 'How many of the CRM contacts are primary contacts?', f => count(f.con.filter(isPrimary).length)),
    q(
      'count',
      ...using(
        f => [nth(f.mine, 'state', 1), nth(f.mine, 'state', 3)],
        (f, a, b) => `How many accounts do I have in ${stateName(a)} or ${stateName(b)}?`,
        (f, a, b) => count(f.mine.filter(x => [a, b].includes(x.state)).length),
      ),
    ),
    q(
      'count',
      ...using(
        f => [nth(f.leads, 'source', 2)],
        (f, s) => `How many ${s} leads ended up as closed-lost?`,
        (f, s) => count(f.leads.filter(l => l.source === s && l.status === 'closed-lost').length),
      ),
    ),
    q(
      'count',
      ...using(
        f => [nth(f.acc, 'country', 3)],
        (f, c) => `In how many cities in ${c} do we have CRM accounts?`,
        (f, c) =>
          count(
            distinct(
              f.acc.filter(a => a.country === c),
              'city',
            ).length,
          ),
      ),
    ),

    // ------------------------------------------------------------ top
    q(
      'top',
      ...using(
        f => [nth(f.third, 'state', 0)],
        (f, s) => `Which third-party account in ${stateName(s)} makes the most revenue?`,
        (f, s) =>
          largest(
            f.third.filter(a => a.state === s),
            'revenue',
          ),
      ),
    ),
    q(
      'top',
      ...using(
        f => [nth(f.acc, 'industry', 3)],
        (f, i) => `Which ${i} account in the CRM has the fewest employees?`,
        (f, i) =>
          smallest(
            f.acc.filter(a => a.industry === i),
            'employee_count',
          ),
      ),
    ),
    q('top', 'Rank the lead sources from most leads to fewest.', f =>
      ordered(rank(f.leads, 'source'), 'n', { as: g => g.key }),
    ),
    q('top', 'What are the five biggest deals we lost?', f => ordered(lost(f), 'value', { n: 5 })),
    q('top', 'In which city do we have the most CRM accounts?', f => topGroup(f.acc, 'city')),
    q('top', 'Who are the ten highest scoring leads in negotiation?', f =>
      ordered(
        f.leads.filter(l => l.status === 'negotiation'),
        'score',
        { n: 10 },
      ),
    ),
    q('top', 'Which job title is the rarest among the territory contacts?', f =>
      topGroup(f.tc, 'job_title', { up: true }),
    ),

    // ------------------------------------------------------------ aggregate
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'industry', 7)],
        (f, i) => `How many people do the CRM accounts in ${i} employ altogether?`,
        (f, i) =>
          count(
            sum(
              f.acc.filter(a => a.industry === i),
              'employee_count',
            ),
          ),
      ),
    ),
    q('aggregate', 'What is the average value of the deals we lost?', f => money(avg(lost(f), 'value'))),
    q('aggregate', 'Of all closed opportunities, what percentage did we win?', f =>
      pct((100 * won(f).length) / (won(f).length + lost(f).length)),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.third, 'state', 1)],
        (f, s) => `What share of the third-party revenue comes from accounts in ${stateName(s)}?`,
        (f, s) =>
          pct(
            (100 *
              sum(
                f.third.filter(a => a.state === s),
                'revenue',
              )) /
              sum(f.third, 'revenue'),
          ),
      ),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'region', 1)],
        (f, r) => `What is the median number of employees of our CRM accounts in ${r}?`,
        (f, r) =>
          num(
            median(
              f.acc.filter(a => a.region === r),
              'employee_count',
            ),
          ),
      ),
    ),
    q(
      'aggregate',
      'What is the weighted value, that is value times probability, of all opportunities in the proposal stage?',
      f => money(inStage(f, 'proposal').reduce((s, o) => s + o.value * o.probability, 0)),
    ),
    q(
      'aggregate',
      ...using(
        f => [nth(f.acc, 'country', 6)],
        (f, c) => `What is the lowest annual revenue among the CRM accounts in ${c}?`,
        (f, c) =>
          money(
            min(
              f.acc.filter(a => a.country === c),
              'annual_revenue',
            ),
            { field: 'annual_revenue' },
          ),
      ),
    ),

    // ------------------------------------------------------------ group
    q('group', 'What is the average lead score for each source?', f => mapBy(f.leads, 'source', g => avg(g, 'score'))),
    q('group', 'How many territory contacts are there per job title?', f => mapBy(f.tc, 'job_title')),
    q('group', 'Total third-party revenue by state', f =>
      mapBy(f.third, 'state', g => sum(g, 'revenue'), { as: stateAs }),
    ),
    q('group', 'How many deals did we win per year, going by the close date?', f => mapBy(won(f), year)),
    q(
      'group',
      ...using(
        f => [nth(f.acc, 'region', 1)],
        (f, r) => `Number of CRM accounts per country in ${r}`,
        (f, r) =>
          mapBy(
            f.acc.filter(a => a.region === r),
            'country',
          ),
      ),
    ),
    q('group', 'Show me the average number of employees of CRM accounts for every region.', f =>
      mapBy(f.acc, 'region', g => avg(g, 'employee_count')),
    ),

    // ------------------------------------------------------------ compare
    q(
      'compare',
      ...using(
        f => [nth(f.acc, 'country', 4), nth(f.acc, 'country', 1)],
        (f, a, b) => `Where do we have more CRM accounts, in ${a} or in ${b}?`,
        (f, a, b) =>
          topGroup(
            f.acc.filter(x => [a, b].includes(x.country)),
            'country',
          ),
      ),
    ),
    q('compare', 'Do we have more open deals than closed ones?', f =>
      yes(f.opp.filter(isOpen).length > f.opp.filter(o => !isOpen(o)).length),
    ),
    q(
      'compare',
      ...using(
        f => {
          const a = at(crmNamed(f), 45)
          return [a, pick(crmNamed(f), b => b.employee_count < a.employee_count, 90)]
        },
        (f, a, b) => `How many more employees does ${a.name} have than ${b.name}?`,
        (f, a, b) => count(a.employee_count - b.employee_count, { abs: true }),
      ),
    ),
    q(
      'compare',
      ...using(
        f => [nth(f.acc, 'industry', 4), nth(f.acc, 'industry', 9)],
        (f, a, b) => `Which industry has the higher average annual revenue in our CRM, ${a} or ${b}?`,
        (f, a, b) =>
          topGroup(
            f.acc.filter(x => [a, b].includes(x.industry)),
            'industry',
            { by: g => avg(g.items, 'annual_revenue') },
          ),
      ),
    ),
    q(
      'compare',
      ...using(
        f => [pick(thirdNamed(f), a => f.tcOf(a).length === 1, 1), pick(mineNamed(f), a => f.tcOf(a).length > 1, 4)],
        (f, a, b) => `Do we have more contacts at ${a.name} than at ${b.name}?`,
        (f, a, b) => yes(f.tcOf(a).length > f.tcOf(b).length),
      ),
    ),

    // ------------------------------------------------------------ join
    q(
      'join',
      ...using(
        f => [
          nth(
            f.tc.filter(c => f.mine.includes(f.T(c.account_id))),
            'job_title',
            8,
          ),
        ],
        (f, t) => `At which of my accounts do we know a ${t}?`,
        (f, t) => set(f.mine.filter(a => f.tcOf(a).some(c => c.job_title === t))),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.high, 'state', 1)],
        (f, s) => `Who are the contacts at the High Value Outreach accounts in ${stateName(s)}?`,
        (f, s) => set(f.high.filter(a => a.state === s).flatMap(f.tcOf)),
      ),
    ),
    q(
      'join',
      ...using(
        f => [
          sized(
            f.acc.filter(a => !f.oppOf(a).some(o => o.stage === 'closed-won')),
            'country',
            3,
            10,
            1,
          ),
        ],
        (f, g) => `Which CRM accounts in ${g.key} do not have a single won opportunity?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'join',
      ...using(
        f => [nth(f.acc, 'country', 8)],
        (f, c) => `How many deals have we won with accounts from ${c}?`,
        (f, c) => count(won(f).filter(o => f.A(o.account_id)?.country === c).length),
      ),
    ),
    q('join', 'What is the total value of the deals we won, split by the industry of the account?', f =>
      mapBy(won(f), industryOf(f), g => sum(g, 'value')),
    ),
    q(
      'join',
      ...using(
        f => [max(f.acc, a => f.oppOf(a).length) - 1],
        (f, n) => `How many CRM accounts have at least ${n} opportunities?`,
        (f, n) => count(f.acc.filter(a => f.oppOf(a).length >= n).length),
      ),
    ),
    q('join', 'In which country is the account behind our biggest lost deal?', f =>
      either(largest(lost(f), 'value').items.map(o => text(f.A(o.account_id).country, { field: 'country' }))),
    ),
    q(
      'join',
      ...using(
        f => [sized(f.opp.filter(isOpen), o => f.A(o.account_id)?.city, 5, 20, 4)],
        (f, g) => `Which open opportunities do we have with accounts in the city of ${g.key}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'join',
      ...using(
        f => [
          nth(
            f.tc.filter(c => f.T(c.account_id)?.is_third_party),
            'job_title',
            3,
          ),
          cut(f.third, 'revenue', 0.5),
        ],
        (f, t, v) =>
          `I need the e-mail address of every ${t} at a third-party account with more than ${usd(v)} in revenue.`,
        (f, t, v) =>
          set(
            f.third
              .filter(a => a.revenue > v)
              .flatMap(f.tcOf)
              .filter(c => c.job_title === t),
          ),
      ),
    ),
    q(
      'join',
      ...using(
        f => [pick(crmNamed(f), a => primaryOf(f, a).length === 1 && primaryOf(f, a)[0].phone, 200)],
        (f, a) => `What is the phone number of the primary contact at ${a.name}?`,
        (f, a) => text(primaryOf(f, a)[0].phone, { field: 'phone', phone: true }),
      ),
    ),

    // ------------------------------------------------------------ lookup
    q(
      'lookup',
      ...using(
        f => [at(thirdNamed(f), 11)],
        (f, a) => `In which state is ${a.name}?`,
        (f, a) => text(stateAs(a.state), { field: 'state' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(personNamed(f, f.tc), 31)],
        (f, c) => `What is ${c.name}'s job title?`,
        (f, c) => text(c.job_title, { field: 'job_title' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(crmNamed(f), 150)],
        (f, a) => `How many employees does ${a.name} have?`,
        (f, a) => count(a.employee_count, { field: 'employee_count' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [pick(personNamed(f, f.leads), l => l.source, 240)],
        (f, l) => `Through which source did we get the lead ${fullName(l)}?`,
        (f, l) => text(l.source, { field: 'source' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(dealNamed(f), 1200)],
        (f, o) => `What stage is the opportunity "${o.name}" in?`,
        (f, o) => text(o.stage, { field: 'stage' }),
      ),
    ),
    q(
      'lookup',
      ...using(
        f => [at(crmNamed(f), 320)],
        (f, a) => `When was the account ${a.name} created in the CRM?`,
        (f, a) => text({ alt: [...dayAs(onDay('created_at')(a)).alt, a.created_at] }, { field: 'created_at' }),
      ),
    ),
    q('lookup', 'What is my coverage ID?', f => text(f.coverage, { field: 'coverage_id' })),

    // ------------------------------------------------------------ date
    q(
      'date',
      ...using(
        f => [sized(f.acc, inMonth('created_at'), 5, 25)],
        (f, g) => `Which accounts were created in the CRM in ${monthName(g.key)}?`,
        (f, g) => set(g.items),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(f.leads, createdQuarter, 1)],
        (f, k) => `How many leads were created in ${quarterName(k)}?`,
        (f, k) => count(f.leads.filter(l => createdQuarter(l) === k).length),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(won(f), month, 2)],
        (f, m) => `What do the deals that we won in ${monthName(m)} add up to?`,
        (f, m) =>
          money(
            sum(
              won(f).filter(o => month(o) === m),
              'value',
            ),
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => [asc(f.leads, r => Date.parse(r.updated_at))[30]].map(onDay('updated_at')),
        (f, d) => `Which leads were last updated before ${dayName(d)}?`,
        (f, d) => set(f.leads.filter(l => onDay('updated_at')(l) < d)),
      ),
    ),
    q(
      'date',
      ...using(
        f => [nth(won(f), year, 0)],
        (f, y) => `Which month of ${y} had the most won deals by close date?`,
        (f, y) =>
          topGroup(
            won(f).filter(o => year(o) === y),
            month,
            { as: monthAs },
          ),
      ),
    ),
    q(
      'date',
      ...using(
        f => [sized(f.opp, day, 5, 15, 3)],
        (f, g) => `Which opportunities have ${dayName(g.key)} as their close date?`,
        (f, g) => set(g.items),
      ),
    ),
    q('date', 'Which lead has been in our CRM the longest?', f => smallest(f.leads, 'created_at')),

    // ------------------------------------------------------------ threshold
    q(
      'threshold',
      ...using(
        f => [nth(f.leads, 'source', 5)],
        (f, s) => `${s} leads with a score below 10`,
        (f, s) => set(f.leads.filter(l => l.source === s && l.score < 10)),
      ),
    ),
    q('threshold', 'Which third-party accounts make less than half a million dollars?', f =>
      set(f.third.filter(below('revenue', 5e5))),
    ),
    q('threshold', 'How many CRM accounts have an annual revenue of more than one billion dollars?', f =>
      count(f.acc.filter(a => a.annual_revenue > 1e9).length),
    ),
    q('threshold', 'Which of my accounts are in the range of 1 to 2 million in revenue?', f =>
      either(between(f.mine, 'revenue', 1e6, 2e6).map(list => set(list))),
    ),
    q(
      'threshold',
      ...using(
        f => [cut(f.acc, 'employee_count', 0.4), cut(f.acc, 'annual_revenue', 0.45)],
        (f, n, v) => `CRM accounts with more than ${n} employees but less than ${worded(v)} dollars in annual revenue`,
        (f, n, v) => set(f.acc.filter(a => a.employee_count > n && below('annual_revenue', v)(a))),
      ),
    ),
    q(
      'threshold',
      ...using(
        f => {
          const p = at(distinct(f.opp.filter(isOpen), 'probability').sort(), -2),
            list = f.opp.filter(o => o.probability === p)
          return [p, cut(list, 'value', 0.98), list]
        },
        (f, p, v) => `Show the deals with a probability of ${percent(p)} and a value of ${usd(v)} or more.`,
        (f, p, v, list) => set(list.filter(o => o.value >= v)),
      ),
    ),

    // ------------------------------------------------------------ follow-ups
    q(
      'followup',
      thread(
        f => [
          (
            rank(f.leads, pair('job_title', 'industry'))
              .filter(g => g.n <= 12)
              .find(g => largest(g.items, 'score').items.length === 1) ??
            rank(f.leads, pair('job_title', 'industry'))[0]
          ).items,
        ],
        [
          [
            (f, list) => `List the leads in ${list[0].industry} whose job title is ${list[0].job_title}.`,
            (f, list) => set(list),
          ],
          ['Who has the highest score among them?', (f, list) => largest(list, 'score')],
          [
            'And which company is that person with?',
            (f, list) => text(largest(list, 'score').items[0].company, { field: 'company' }),
          ],
        ],
      ),
    ),
    q(
      'followup',
      thread(
        f => [rank(f.acc, 'country')[10], rank(f.acc, 'country')[13]],
        [
          [(f, a) => `How many CRM accounts are based in ${a.key}?`, (f, a) => count(a.n)],
          [(f, a, b) => `And in ${b.key}?`, (f, a, b) => count(b.n)],
          ['List those, please.', (f, a, b) => set(b.items)],
        ],
      ),
    ),
    q(
      'followup',
      thread(
        f => [smallest(f.mine, 'revenue').items[0]],
        [
          ['Which account of mine has the lowest revenue?', f => smallest(f.mine, 'revenue')],
          ['Which state is it in?', (f, a) => text(stateAs(a.state), { field: 'state' })],
          [
            'Which other accounts do I have in that state?',
            (f, a) => set(f.mine.filter(x => x.state === a.state && x !== a)),
          ],
        ],
      ),
    ),
    q(
      'followup',
      thread(
        f => [
          pick(
            crmNamed(f),
            a => ['closed-won', 'closed-lost'].every(s => f.oppOf(a).filter(o => o.stage === s).length > 1),
            6,
          ),
        ],
        [
          [
            (f, a) => `Which deals did we win with ${a.name}?`,
            (f, a) => set(f.oppOf(a).filter(o => o.stage === 'closed-won')),
          ],
          ['And which ones did we lose?', (f, a) => set(f.oppOf(a).filter(o => o.stage === 'closed-lost'))],
          [
            'How much were the lost ones worth altogether?',
            (f, a) =>
              money(
                sum(
                  f.oppOf(a).filter(o => o.stage === 'closed-lost'),
                  'value',
                ),
              ),
          ],
        ],
      ),
    ),
    q(
      'followup',
      thread(
        f => [nth(f.opp.filter(isOpen), year, 0)],
        [
          ['How many open opportunities are there in each stage?', f => mapBy(f.opp.filter(isOpen), 'stage')],
          [
            'Show me the total value per stage instead.',
            f => mapBy(f.opp.filter(isOpen), 'stage', g => sum(g, 'value')),
          ],
          [
            (f, y) => `Now only those that close in ${y}.`,
            (f, y) =>
              mapBy(
                f.opp.filter(o => isOpen(o) && year(o) === y),
                'stage',
                g => sum(g, 'value'),
              ),
          ],
        ],
      ),
    ),
    q(
      'followup',
      thread(
        f => {
          const a = pick(
            crmNamed(f),
            x => primaryOf(f, x).length === 1 && primaryOf(f, x)[0].phone && primaryOf(f, x)[0].department,
            260,
          )
          return [a, primaryOf(f, a)[0]]
        },
        [
          [(f, a) => `Who is the primary contact at ${a.name}?`, (f, a, c) => set([c])],
          ['Which department are they in?', (f, a, c) => text(c.department, { field: 'department' })],
          ['I want to call them, what is the number?', (f, a, c) => text(c.phone, { field: 'phone', phone: true })],
        ],
      ),
    ),
    q(
      'followup',
      thread(
        f => {
          const a = pick(
            thirdNamed(f),
            x => f.tcOf(x).length > 2 && distinct(f.tcOf(x), 'job_title').length === f.tcOf(x).length,
            2,
          )
          return [a, f.tcOf(a)[1]]
        },
        [
          [(f, a) => `Show me our contacts at ${a.name}.`, (f, a) => set(f.tcOf(a))],
          [(f, a, c) => `Which one is the ${c.job_title}?`, (f, a, c) => record(c)],
          ['Can I have the e-mail address?', (f, a, c) => text(c.email, { field: 'email' })],
        ],
      ),
    ),
    q(
      'followup',
      thread(
        f => [nth(f.leads, 'source', 4), nth(f.leads, 'source', 7)],
        [
          [
            (f, a) => `What is the average score of leads from ${a}?`,
            (f, a) =>
              num(
                avg(
                  f.leads.filter(l => l.source === a),
                  'score',
                ),
              ),
          ],
          [
            (f, a, b) => `And from ${b}?`,
            (f, a, b) =>
              num(
                avg(
                  f.leads.filter(l => l.source === b),
                  'score',
                ),
              ),
          ],
          ['How many leads is that?', (f, a, b) => count(f.leads.filter(l => l.source === b).length)],
        ],
      ),
    ),

    // ------------------------------------------------------------ write
    q(
      'write',
      'Set up a new CRM account: Harrowgate Test Ceramics, industry Manufacturing, country Germany, 140 employees.',
      created('accounts', {
        name: 'Harrowgate Test Ceramics',
        industry: 'Manufacturing',
        country: 'Germany',
        employee_count: 140,
      }),
    ),
    q(
      'write',
      f =>
        `New lead please: Ines Vaarland, ines.vaarland@example.com, Procurement Manager at Bluefin Test Foods, score 55, source ${nth(f.leads, 'source', 2)}.`,
      f =>
        created('leads', {
          first_name: 'Ines',
          last_name: 'Vaarland',
          email: 'ines.vaarland@example.com',
          job_title: 'Procurement Manager',
          company: 'Bluefin Test Foods',
          score: 55,
          source: nth(f.leads, 'source', 2),
        }),
    ),
    q(
      'write',
      f => `Log a new deal with ${at(crmNamed(f), 77).name}: "Warehouse scanners 2032", $27,500, stage prospecting.`,
      f =>
        created('opportunities', {
          name: 'Warehouse scanners 2032',
          value: 27500,
          stage: 'prospecting',
          account_id: at(crmNamed(f), 77).id,
        }),
    ),
    q(
      'write',
      'Mark the opportunity "Osprey pilot rollout 2033" as closed-won.',
      (f, m) => updated('opportunities', m.deal.id, { stage: 'closed-won' }, { mayChange: ['probability'] }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Osprey pilot rollout 2033',
            stage: 'negotiation',
            value: 23450,
            probability: 0.8,
            close_date: '2025-06-30',
          }),
        },
      },
    ),
    q(
      'write',
      'The CRM contact Leopold Ravensdale has a new e-mail address: l.ravensdale@example.com. Please update it.',
      (f, m) => updated('contacts', m.contact.id, { email: 'l.ravensdale@example.com' }),
      {
        setup: {
          contact: temp('contacts', {
            first_name: 'Leopold',
            last_name: 'Ravensdale',
            email: 'leopold.ravensdale@example.com',
            is_primary: false,
          }),
        },
      },
    ),
    q(
      'write',
      (f, m) => `Push the close date of opportunity ${m.deal.id} to 2026-09-30.`,
      (f, m) => updated('opportunities', m.deal.id, { close_date: '2026-09-30' }),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Heron upgrade trial 2034',
            stage: 'qualification',
            value: 15600,
            probability: 0.3,
            close_date: '2026-03-31',
          }),
        },
      },
    ),
    q(
      'write',
      'Update the CRM account Thornwick Test Dairy: it now has 75 employees and its website is https://thornwickdairy.example.',
      (f, m) => updated('accounts', m.account.id, { employee_count: 75, website: 'https://thornwickdairy.example' }),
      {
        setup: {
          account: temp('accounts', {
            name: 'Thornwick Test Dairy',
            email: 'info@thornwickdairy.example',
            website: 'https://old.thornwickdairy.example',
            employee_count: 60,
          }),
        },
      },
    ),
    q(
      'write',
      'Remove the opportunity "Merlin archive cleanup 2035" from the CRM.',
      (f, m) => removed('opportunities', m.deal.id),
      {
        setup: {
          deal: temp('opportunities', {
            name: 'Merlin archive cleanup 2035',
            stage: 'prospecting',
            value: 9900,
            probability: 0.1,
          }),
        },
      },
    ),
    q(
      'write',
      [
        [
          'Change the status of the lead Wilhelmina Oakenshaw to contacted, but wait for my OK before you change anything.',
          pending,
        ],
        ['OK, do it.', (f, m) => updated('leads', m.lead.id, { status: 'contacted' }, { mayChange: ['score'] })],
      ],
      {
        setup: {
          lead: temp('leads', {
            first_name: 'Wilhelmina',
            last_name: 'Oakenshaw',
            email: 'wilhelmina.oakenshaw@example.com',
            status: 'new',
            score: 22,
          }),
        },
      },
    ),
    q('write', 'What would happen if I deleted the CRM account Pemberlow Test Glass? Do not delete it.', nowrite, {
      setup: { account: temp('accounts', { name: 'Pemberlow Test Glass', email: 'info@pemberlowglass.example' }) },
    }),
    q('write', 'I want to change the stage of an opportunity.', () => all(nowrite(), clarify())),
    q(
      'write',
      f => `Please delete the territory contact ${at(personNamed(f, f.tc), 60).name}.`,
      () => all(nowrite({ insist: true }), unknown()),
    ),

    // ------------------------------------------------------------ missing
    q('missing', f => `Which sales rep is responsible for ${at(crmNamed(f), 180).name}?`, unknown),
    q('missing', 'Which CRM contacts have their birthday in May?', unknown),
    q('missing', f => `How many employees does my account ${at(mineNamed(f), 9).name} have?`, unknown),
    q('missing', f => `What stage was the opportunity "${at(dealNamed(f), 2400).name}" in three months ago?`, unknown),
    q('missing', 'What was the average discount on the deals we won?', unknown),
    q('missing', 'What is the exchange rate between the euro and the dollar today?', unknown),

    // ------------------------------------------------------------ unknown
    q(
      'unknown',
      f =>
        `How many employees does ${absent(
          ['Zorblatt Instruments', 'Quenthorpe Alloys', 'Vexley Brothers'],
          f.all.map(a => a.name),
          f.acc.map(a => a.name),
        )} have?`,
      unknown,
    ),
    q('unknown', 'Which stage is opportunity 88888888 in?', unknown),
    q('unknown', 'Which third-party accounts are in the Green Horizons campaign?', () => either(unknown(), none())),
    q(
      'unknown',
      f =>
        `Show me the CRM accounts in ${absent(
          ['Iceland', 'Bolivia', 'Nepal', 'Madagascar'],
          f.acc.map(a => a.country),
        )}.`,
      () => either(unknown(), none()),
    ),

    // ------------------------------------------------------------ ambiguous
    q(
      'ambiguous',
      f => `How many accounts are there in ${stateName(nth(f.mine, 'state', 0))}?`,
      f => {
        const s = nth(f.mine, 'state', 0),
          [mine, third] = [f.mine, f.third].map(list => list.filter(a => a.state === s).length),
          acc = f.acc.filter(a => a.state === stateName(s)).length
        return either(
          count(mine),
          count(third),
          count(mine + third),
          count(acc),
          count(mine + third + acc),
          figures([mine, third, acc]),
          figures([mine + third, acc]),
          figures([mine, third]),
          clarify(),
        )
      },
    ),
    q(
      'ambiguous',
      ...using(
        f => [
          rank(f.con, fullName).find(g => g.n === 2 && ![...f.leads, ...f.tc].some(x => fullName(x) === g.key)) ??
            rank(f.con, fullName)[0],
        ],
        (f, g) => `What is the e-mail address of ${g.key}?`,
        (f, g) => either(clarify(), set(g.items), values(g.items, 'email')),
      ),
    ),
    q('ambiguous', 'What is our biggest deal?', f =>
      either(largest(f.opp, 'value'), largest(f.opp.filter(isOpen), 'value'), largest(won(f), 'value'), clarify()),
    ),

    // ------------------------------------------------------------ smalltalk
    q('smalltalk', 'Hi there, how are you today?', smalltalk),
    q('smalltalk', 'Are you a real person?', smalltalk),
    q('smalltalk', 'That is all for now, have a nice weekend!', smalltalk),

    // ------------------------------------------------------------ browser
    q('browser', 'Open https://www.example.com in a new tab', refuse),
    q('browser', 'scroll down to the bottom of the page', refuse),
    q('browser', 'Type "quarterly report" into the search box and press Enter', refuse),
    q('browser', 'Go back to the previous page', refuse),

    // ------------------------------------------------------------ casual
    q(
      'casual',
      ...using(
        f => [pick(thirdNamed(f), a => f.tcOf(a).length > 1, 17)],
        (f, a) => `how many ppl do we know at ${a.name.toLowerCase()}`,
        (f, a) => count(f.tcOf(a).length),
      ),
    ),
    q(
      'casual',
      ...using(
        f => [pick(crmNamed(f), a => a.phone, 400)],
        (f, a) => `need the phone nr of ${a.name} asap`,
        (f, a) => text(a.phone, { field: 'phone', phone: true }),
      ),
    ),
    q(
      'casual',
      'Hi! Sorry to bother you again. I am preparing the slides for the pipeline review on Monday and my manager wants just one number, namely how much all our open opportunities are worth altogether. Could you help me with that? Many thanks!',
      f => money(sum(f.opp.filter(isOpen), 'value')),
    ),
    q('casual', 'which of my accts have 3 or more contacts?', f => set(f.mine.filter(a => f.tcOf(a).length >= 3))),
    q('casual', 'lowest rev account in the tech transformation campain pls', f => smallest(f.tech, 'revenue')),
    q('casual', 'AVERAGE VALUE OF WON DEALS???', f => money(avg(won(f), 'value'))),

    // ------------------------------------------------------------ multi-intent
    q(
      'multi',
      ...using(
        f => [rank(f.leads, 'industry')[5]],
        (f, g) => `How many leads are in the ${g.key} industry, and what is their average score?`,
        (f, g) => figures([count(g.n), num(avg(g.items, 'score'))]),
      ),
    ),
    q(
      'multi',
      ...using(
        f => [rank(f.third, 'state')[2]],
        (f, g) => `Tell me the total and the average revenue of the third-party accounts in ${stateName(g.key)}.`,
        (f, g) => figures([money(sum(g.items, 'revenue')), money(avg(g.items, 'revenue'))]),
      ),
    ),
    q(
      'multi',
      ...using(
        f => [pick(crmNamed(f), a => f.conOf(a).length > 2 && f.oppOf(a).length > f.conOf(a).length, 33)],
        (f, a) => `How many contacts and how many opportunities do we have for ${a.name}?`,
        (f, a) => figures([count(f.conOf(a).length), count(f.oppOf(a).length)]),
      ),
    ),
    q(
      'multi',
      ...using(
        f => [sized(f.acc, 'city', 4, 9, 3)],
        (f, g) => `Show me the CRM accounts in the city of ${g.key} and their combined annual revenue.`,
        (f, g) => set(g.items, { says: [money(sum(g.items, 'annual_revenue'))] }),
      ),
    ),

    // ------------------------------------------------------------ complete
    q(
      'complete',
      ...using(
        f => [rank(f.con, 'department').at(-1)],
        (f, g) => `Give me all CRM contacts from the ${g.key} department, I need the whole list.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
    q('complete', 'How many opportunities do we have altogether, whatever their stage?', f =>
      count(f.opp.length, { complete: true }),
    ),
    q('complete', 'What is the average score over all leads in the CRM?', f =>
      num(avg(f.leads, 'score'), { complete: true }),
    ),
    q(
      'complete',
      ...using(
        f => [rank(f.leads, 'source').at(-2)],
        (f, g) => `I need the complete list of leads from ${g.key}.`,
        (f, g) => set(g.items, { complete: true }),
      ),
    ),
  ]
}
