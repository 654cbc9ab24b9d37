/** Optional student details for the cover. Never stored. */
export interface StudentInfo {
  readonly name: string
  readonly school: string
  readonly grade: string
}

export interface Cover {
  readonly student: StudentInfo
  readonly reportId: string
  readonly printedAt: Date
}
