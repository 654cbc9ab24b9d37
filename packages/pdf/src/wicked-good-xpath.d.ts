declare module 'wicked-good-xpath' {
  /** Adds the functions of XPath to `host.document`. */
  export function install(host: { document: Partial<Pick<Document, 'createExpression'>> }): void
}
