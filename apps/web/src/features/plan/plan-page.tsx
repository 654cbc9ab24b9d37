export function PlanPage() {
  return <h1 tabIndex={-1}>Strategy report</h1>
}
