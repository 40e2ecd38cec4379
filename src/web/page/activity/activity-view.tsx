/** Recent calls, errors and latency. */
export function ActivityView() {
  return (
    <div class="page">
      <h1>Activity</h1>
    </div>
  )
}
