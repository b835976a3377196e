export default {
  // The folder has a lock file of its own.
  turbopack: { root: import.meta.dirname },
};
