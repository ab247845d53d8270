/** The statements of one transaction: those of a TypeORM `EntityManager`, or of `CircuitBreakerPool.transaction`. */
export interface Transaction {
  /** Resolves to the rows. For `update` and `delete` TypeORM adds their number: select from them in a `with` instead. */
  query<Rows>(statement: string, values?: unknown[]): Promise<Rows>;
}
