/** Below the key of all lists, so that it is loaded again with them. */
export const pipelineKey = ['admin', 'leads', 'pipeline'];
