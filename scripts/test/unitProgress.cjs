const { relative } = require('node:path');

/** One line for each file of unit tests that has ended, with how many of all have; what failed, in full. */
module.exports = class UnitProgress {
  onRunStart({ numTotalTestSuites }) {
    console.log(`${numTotalTestSuites} files`);
  }

  onTestResult(
    _test,
    { testFilePath, perfStats, failureMessage, skipped },
    { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites, numPendingTestSuites },
  ) {
    if (skipped) return;
    const done = numPassedTestSuites + numFailedTestSuites + numPendingTestSuites;
    const count = `${String(done).padStart(String(numTotalTestSuites).length)}/${numTotalTestSuites}`;
    console.log(
      `${count} ${failureMessage ? '✗' : '✓'} ${relative(process.cwd(), testFilePath)} (${((perfStats.end - perfStats.start) / 1000).toFixed(1)}s)`,
    );
    if (failureMessage) console.log(failureMessage);
  }
};
