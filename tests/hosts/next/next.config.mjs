export default {
  // The folder has its own lock file.
  turbopack: { root: import.meta.dirname },
};
