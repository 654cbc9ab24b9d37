export function SavedPlansPage() {
  return <h1 tabIndex={-1}>Saved Plans</h1>
}
