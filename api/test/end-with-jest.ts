// A worker that still has connections would otherwise outlive Jest.
process.on('disconnect', () => process.exit());
