import { writeFile } from 'node:fs/promises'
import type { Episode } from './run-episode.ts'

export interface ReportOptions {
  limit: number | undefined
  json?: string | undefined
  write(text: string): void
}

/** Prints success by task, and the mean of the tasks' means; failed tasks last. */
export async function report(episodes: readonly Episode[], { limit, json, write }: ReportOptions): Promise<void> {
  const byTask = Map.groupBy(episodes, ({ task }) => task)
  const tasks = [...byTask].map(([task, own]) => ({
    task,
    episodes: own.length,
    success: own.filter(({ success }) => success).length / own.length,
    reward: own.reduce((sum, { reward }) => sum + reward, 0) / own.length,
    seconds: own.reduce((sum, { seconds }) => sum + seconds, 0) / own.length,
  }))
  for (const { task, success, episodes: count, seconds } of tasks.sort(
    (a, b) => b.success - a.success || a.task.localeCompare(b.task),
  ))
    write(`${(100 * success).toFixed(0).padStart(4)} %  ${task}  (${count} episodes, ${seconds.toFixed(1)} s)\n`)
  const mean = tasks.reduce((sum, { success }) => sum + success, 0) / (tasks.length || 1)
  const limits = limit === undefined ? "the pages' own time limits" : `${limit} s an episode`
  write(
    `\n${(100 * mean).toFixed(1)} % of ${tasks.length} tasks (mean over seeds), ${episodes.length} episodes, ${limits}, no language model\n`,
  )
  const { right = [], wrong = [], open = [] } = Object.groupBy(episodes, ({ end }) => end)
  write(`${right.length} right, ${wrong.length} ended wrongly, ${open.length} not ended\n`)
  if (wrong.length > 0) write(`ended wrongly: ${wrong.map(({ task, seed }) => `${task}:${seed}`).join(' ')}\n`)
  if (json !== undefined)
    await writeFile(json, `${JSON.stringify({ limit: limit ?? 'page', success: mean, tasks, episodes }, null, 2)}\n`)
}
